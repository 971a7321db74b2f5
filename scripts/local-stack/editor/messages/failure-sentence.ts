import type { Failure } from '../services/failure-of.ts'
import type { FailureReason } from '../services/failure-reason.ts'
import { fillMessage } from './fill-message.ts'
import type { InterfaceLanguage } from './interface-language.ts'

type Sentences = Readonly<Record<FailureReason, string>>

const english: Sentences = {
  away: 'The content service cannot be reached. Check the connection and try again.',
  late: 'The content service did not answer in time. Try again in a moment.',
  noRight: 'This needs a right that the editor does not have. Ask whoever runs the space to check its token.',
  gone: 'It is no longer there: somebody deleted it. A story can be taken back from the trash.',
  movedOn: 'Somebody changed it meanwhile. Load the page again and repeat your change.',
  tooLarge: 'It is larger than the 10 MB that the content service takes. Divide it, or take something out of it.',
  taken: 'Another story or folder already has this address. Choose another one.',
  refused: 'The content service does not accept it (“{said}”). Correct that and try again.',
  tooMany: 'The content service has too much to do. Wait a few seconds and try again.',
  notOffered: 'The content service does not offer this (“{said}”).',
  broken: 'Something is out of order (“{said}”). Try again; if it stays so, tell whoever runs the space.',
  fileTooLarge: 'It is larger than 50 MB: make it smaller, or store it elsewhere and link to it.',
  fileOtherContent:
    'Its content is of another kind than the ending of its name: export it again with the right ending.',
  fileTooLate: 'The permission for the upload is over. Upload the file again.',
}

const spanish: Sentences = {
  away: 'No se llega al servicio de contenidos. Compruebe la conexión e inténtelo de nuevo.',
  late: 'El servicio de contenidos no ha respondido a tiempo. Inténtelo de nuevo en un momento.',
  noRight: 'Falta un permiso que el editor no tiene. Pida a quien administra el espacio que revise su token.',
  gone: 'Ya no existe: alguien lo ha borrado. Una historia se puede recuperar de la papelera.',
  movedOn: 'Alguien lo ha cambiado entretanto. Vuelva a cargar la página y repita su cambio.',
  tooLarge: 'Ocupa más de los 10 MB que admite el servicio de contenidos. Divídalo o quite algo.',
  taken: 'Otra historia o carpeta ya tiene esta dirección. Elija otra.',
  refused: 'El servicio de contenidos no lo acepta («{said}»). Corríjalo e inténtelo de nuevo.',
  tooMany: 'El servicio de contenidos está saturado. Espere unos segundos e inténtelo de nuevo.',
  notOffered: 'El servicio de contenidos no ofrece esto («{said}»).',
  broken: 'Algo no funciona («{said}»). Inténtelo de nuevo; si continúa, avise a quien administra el espacio.',
  fileTooLarge: 'Ocupa más de 50 MB: redúzcalo, o guárdelo en otro lugar y enlácelo.',
  fileOtherContent:
    'Su contenido es de otro tipo que la terminación de su nombre: expórtelo de nuevo con la terminación correcta.',
  fileTooLate: 'El permiso de subida ha caducado. Suba el archivo otra vez.',
}

const italian: Sentences = {
  away: 'Il servizio dei contenuti non è raggiungibile. Controlli la connessione e riprovi.',
  late: 'Il servizio dei contenuti non ha risposto in tempo. Riprovi tra un momento.',
  noRight: 'Serve un’autorizzazione che l’editor non ha. Chieda a chi gestisce lo spazio di controllare il token.',
  gone: 'Non esiste più: qualcuno lo ha eliminato. Un contenuto si può recuperare dal cestino.',
  movedOn: 'Qualcuno lo ha modificato nel frattempo. Ricarichi la pagina e ripeta la modifica.',
  tooLarge: 'Supera i 10 MB che il servizio dei contenuti accetta. Lo divida o tolga qualcosa.',
  taken: 'Un altro contenuto o un’altra cartella ha già questo indirizzo. Ne scelga un altro.',
  refused: 'Il servizio dei contenuti non lo accetta («{said}»). Lo corregga e riprovi.',
  tooMany: 'Il servizio dei contenuti è sovraccarico. Attenda qualche secondo e riprovi.',
  notOffered: 'Il servizio dei contenuti non offre questa funzione («{said}»).',
  broken: 'Qualcosa non funziona («{said}»). Riprovi; se continua, avvisi chi gestisce lo spazio.',
  fileTooLarge: 'Supera i 50 MB: lo riduca, oppure lo salvi altrove e inserisca un link.',
  fileOtherContent:
    'Il suo contenuto è di un altro tipo rispetto all’estensione del nome: lo esporti di nuovo con l’estensione giusta.',
  fileTooLate: 'L’autorizzazione al caricamento è scaduta. Carichi di nuovo il file.',
}

const french: Sentences = {
  away: 'Le service de contenu est injoignable. Vérifiez la connexion et réessayez.',
  late: 'Le service de contenu n’a pas répondu à temps. Réessayez dans un instant.',
  noRight:
    'Il faut un droit que l’éditeur n’a pas. Demandez à la personne qui gère l’espace de vérifier son jeton d’accès.',
  gone: 'Cela n’existe plus : quelqu’un l’a supprimé. Un contenu peut être repris dans la corbeille.',
  movedOn: 'Quelqu’un l’a modifié entre-temps. Rechargez la page et refaites votre modification.',
  tooLarge: 'Cela dépasse les 10 Mo que le service de contenu accepte. Divisez-le ou retirez-en une partie.',
  taken: 'Un autre contenu ou dossier a déjà cette adresse. Choisissez-en une autre.',
  refused: 'Le service de contenu ne l’accepte pas (« {said} »). Corrigez-le et réessayez.',
  tooMany: 'Le service de contenu est surchargé. Attendez quelques secondes et réessayez.',
  notOffered: 'Le service de contenu ne propose pas cela (« {said} »).',
  broken: 'Quelque chose ne fonctionne pas (« {said} »). Réessayez ; si cela persiste, prévenez qui gère l’espace.',
  fileTooLarge: 'Il dépasse 50 Mo : réduisez-le, ou enregistrez-le ailleurs et faites un lien.',
  fileOtherContent:
    'Son contenu est d’un autre type que l’extension de son nom : exportez-le de nouveau avec la bonne extension.',
  fileTooLate: 'L’autorisation d’envoi a expiré. Envoyez le fichier à nouveau.',
}

const german: Sentences = {
  away: 'Der Inhaltsdienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  late: 'Der Inhaltsdienst hat nicht rechtzeitig geantwortet. Versuchen Sie es gleich noch einmal.',
  noRight: 'Dafür fehlt dem Editor ein Recht. Bitten Sie, wer den Space betreibt, das Token zu prüfen.',
  gone: 'Das gibt es nicht mehr: Jemand hat es gelöscht. Ein Inhalt lässt sich aus dem Papierkorb zurückholen.',
  movedOn: 'Jemand hat es inzwischen geändert. Laden Sie die Seite neu und wiederholen Sie Ihre Änderung.',
  tooLarge: 'Es ist größer als die 10 MB, die der Inhaltsdienst annimmt. Teilen Sie es, oder nehmen Sie etwas heraus.',
  taken: 'Ein anderer Inhalt oder Ordner hat diese Adresse schon. Wählen Sie eine andere.',
  refused: 'Der Inhaltsdienst nimmt es nicht an („{said}“). Berichtigen Sie das und versuchen Sie es erneut.',
  tooMany: 'Der Inhaltsdienst ist überlastet. Warten Sie einige Sekunden und versuchen Sie es erneut.',
  notOffered: 'Der Inhaltsdienst bietet das nicht an („{said}“).',
  broken:
    'Etwas ist nicht in Ordnung („{said}“). Versuchen Sie es erneut; bleibt es so, sagen Sie es dem Betreiber des Space.',
  fileTooLarge:
    'Sie ist größer als 50 MB: Verkleinern Sie sie, oder legen Sie sie anderswo ab und verlinken Sie darauf.',
  fileOtherContent:
    'Ihr Inhalt ist von anderer Art als die Endung ihres Namens: Exportieren Sie sie erneut mit der richtigen Endung.',
  fileTooLate: 'Die Erlaubnis zum Hochladen ist abgelaufen. Laden Sie die Datei erneut hoch.',
}

const dictionaries: Readonly<Record<InterfaceLanguage, Sentences>> = {
  en: english,
  es: spanish,
  it: italian,
  fr: french,
  de: german,
}

/** Why a request failed and what to do, for the person at the editor. */
export function failureSentence(language: InterfaceLanguage, { reason, said }: Failure): string {
  return fillMessage(dictionaries[language][reason], { said }, language)
}
