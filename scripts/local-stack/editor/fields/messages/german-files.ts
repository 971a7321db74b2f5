import type { englishFileMessages } from './english-files.ts'

export const germanFileMessages: Readonly<Record<keyof typeof englishFileMessages, string>> = {
  chooseFile: 'Datei auswählen',
  chooseFiles: 'Dateien auswählen',
  replaceFile: 'Andere Datei auswählen',
  removeFile: '{name} entfernen',
  fileLibrary: 'Dateien des Space',
  privateFile: 'Für Kunden',
  privateFileHelp: 'Dateien für Kunden können hier nicht gewählt werden: Diese Seite darf jeder lesen.',
  folder: 'Ordner',
  allFolders: 'Alle Ordner',
  upload: 'Hochladen',
  uploadHere: 'Legen Sie Dateien hier ab oder wählen Sie sie von Ihrem Computer aus',
  uploading: '{name} wird hochgeladen …',
  uploadFailed: '{name} konnte nicht hochgeladen werden.',
  uploadTooLarge:
    'Sie ist größer als 50 MB: Verkleinern Sie sie, oder legen Sie sie anderswo ab und verlinken Sie sie.',
  uploadOtherContent:
    'Ihr Inhalt ist von anderer Art als die Endung ihres Namens: Exportieren Sie sie neu mit der richtigen Endung.',
  uploadAway:
    'Der Dienst hat nicht geantwortet oder sie nicht angenommen. Nichts wurde gespeichert; versuchen Sie es gleich noch einmal.',
  fileAddress: 'Adresse einer Datei an anderer Stelle',
  altText: 'Alternativtext',
  altHelp: 'Was das Bild zeigt, für alle, die es nicht sehen. Leer: was die Bibliothek sagt.',
  fileTitle: 'Titel',
  copyright: 'Copyright',
  source: 'Quelle',
  focusPoint: 'Fokuspunkt',
  focusHelp:
    'Beim Zuschneiden bleibt dieser Punkt sichtbar. Klicken Sie ins Bild oder bewegen Sie ihn mit den Pfeiltasten.',
  focusAcross: 'Von links, in Prozent',
  focusDown: 'Von oben, in Prozent',
  clearFocus: 'Mitte des Bildes',
  useFiles: '{count} Dateien verwenden',
  useFile: 'Diese Datei verwenden',
  fileDetails: '{kind}, {size}',
  details: 'Details zu {name}',
  libraryDetails: 'Was die Bibliothek über {name} sagt',
  libraryHelp: 'Für jede Seite, die diese Datei zeigt und nichts anderes über sie sagt.',
  libraryLanguage: 'Sprache dieser Texte',
  libraryFailed: 'Die Texte wurden nicht gespeichert. Versuchen Sie es erneut.',
  libraryStore: 'In der Bibliothek speichern',
}
