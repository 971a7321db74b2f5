import { boxPath } from '../drawing/shape-path.ts'
import { svgElement } from '../drawing/svg-element.ts'

/** A locksmith in an apron, turned to the machine; drawn as flat shapes. */
export function person(): string {
  const shade = '#9C5F3F'
  return (
    // far arm, torso, apron
    svgElement('path', {
      d: 'M1196 520C1290 500 1350 556 1394 640L1452 700L1424 736L1340 690L1240 610Z',
      fill: '#2D4A63',
    }) +
    svgElement('path', {
      d: 'M1000 800C988 640 1010 520 1080 486L1180 470C1262 484 1292 560 1300 660L1312 800Z',
      fill: '#3E6384',
    }) +
    svgElement('path', {
      d: 'M1094 520L1210 512C1230 600 1244 700 1250 800H1052C1056 690 1070 590 1094 520Z',
      fill: '#8A5A12',
    }) +
    svgElement('path', {
      d: 'M1094 520C1090 490 1094 472 1104 462M1210 512C1212 490 1206 474 1196 462',
      stroke: '#6E470C',
      'stroke-width': 12,
      fill: 'none',
    }) +
    svgElement('path', {
      d: 'M1112 690H1208V752C1208 760 1200 766 1192 766H1126C1118 766 1112 760 1112 752Z',
      fill: '#724A0D',
    }) +
    // neck, head, hair
    svgElement('path', { d: 'M1112 400H1184V476C1170 500 1128 500 1112 476Z', fill: shade }) +
    svgElement('path', {
      d: 'M1092 300C1092 240 1210 236 1218 304L1226 350L1216 366L1216 398C1212 430 1180 440 1150 434C1112 426 1092 380 1092 300Z',
      fill: '#B97652',
    }) +
    svgElement('path', {
      d: 'M1078 352C1062 262 1110 214 1168 222C1222 226 1236 262 1222 300C1190 290 1160 292 1140 304C1138 330 1128 344 1118 350L1112 402C1092 396 1082 380 1078 352Z',
      fill: '#262C33',
    }) +
    svgElement('path', { d: 'M1074 330C1040 336 1030 372 1046 392C1062 404 1090 394 1096 372Z', fill: '#262C33' }) +
    svgElement('path', { d: 'M1168 326H1232', stroke: '#E6EAEE', 'stroke-width': 7 }) +
    svgElement('path', {
      d: boxPath({ x: 1196, y: 314, width: 34, height: 26 }, 9),
      fill: '#D8E6F2',
      opacity: 0.9,
      stroke: '#E6EAEE',
      'stroke-width': 4,
    }) +
    // near arm
    svgElement('path', {
      d: 'M1040 520C1090 500 1130 540 1140 600L1190 690L1330 716L1326 760L1160 764C1110 730 1060 660 1034 600Z',
      fill: '#4A7396',
    }) +
    svgElement('path', {
      d: 'M1322 714C1360 706 1400 704 1424 716C1440 726 1436 742 1420 744L1322 762Z',
      fill: '#B97652',
    })
  )
}
