import { emptyAsset, emptyLink, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const commercialCardExamples = examplesOf('commercial_card', {
  typical: {
    theme: 'surface',
    spacing: 'medium',
    badge: 'Hasta junio',
    title: 'Traiga su duplicadora vieja',
    text: 'Le descontamos el diez por ciento de una Titan E3 y reciclamos la antigua, sea de la marca que sea.',
    image: {
      ...exampleAsset('titan-e3.webp', '1800x1200', 'Máquina Titan E3 vista de frente'),
      focus: '800x500:1000x700',
    },
    cta: exampleStoryLink('/contactos'),
    ctaLabel: 'Pedir el descuento',
    terms: 'Una máquina por taller. Válido del 1 de marzo al 30 de junio.',
  },
  minimal: { title: 'Cien llaves, una caja' },
  longestGerman: {
    theme: 'ink',
    spacing: 'large',
    badge: 'Jahresabschlussangebot',
    title: 'Sicherheitsschlüsselrohlingserstausstattungspaket für Neueröffnungen',
    text: 'Bohrmuldenschlüsselrohlinge, Kalibrierschlüsselsätze und Spannvorrichtungen, zusammengestellt nach Verbrauchsstatistikauswertungen.',
    image: exampleAsset('paket.webp', '1200x1800', 'Geöffnete Kiste mit Schlüsselrohlingen'),
    cta: exampleStoryLink('/kontakte'),
    ctaLabel: 'Erstausstattungspaket anfragen',
    terms: 'Mindestabnahmemengenregelung und Zahlungszielvereinbarungen gemäß Rahmenliefervertrag.',
  },
  missingImage: {
    theme: 'paper',
    badge: 'Nuevo',
    title: 'La oferta sin fotografía',
    text: 'El dibujo de una llave ocupa su sitio.',
    image: emptyAsset,
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
  },
})
