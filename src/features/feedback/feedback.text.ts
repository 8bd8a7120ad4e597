import { inEveryLanguage } from "#src/i18n/language.ts";
import { defineTexts } from "#src/i18n/texts.ts";

const sharedText = defineTexts({
  nb: {
    name: "Navn",
    mobilePhone: "Telefon",
    email: "E-post",
    optional: "valgfritt",
    sending: "Sender …",
    trap: "La dette feltet stå tomt",
    privacy: "Slik tar vi vare på det du skriver:",
    privacyPolicy: "Personvern",
    sent: "Sendt",
    home: "Til forsiden",
    stay: "Bli på siden",
    /** {seconds} is a whole number. */
    leaving: "Du kommer til forsiden om {seconds} s.",
    failed: "Det ble ikke sendt",
    toMend: "Rett dette, og send en gang til",
    tryAgain: "Prøv igjen",
    failures: {
      offline: "Vi fikk ikke kontakt. Sjekk nettet, og prøv igjen. Det du skrev, står her fortsatt.",
      tooOften:
        "Det er sendt mange meldinger herfra på kort tid. Prøv igjen om {minutes} min, eller ring oss.",
      closed: "Forslagskassa er stengt nå. Ring oss, eller send en e-post.",
      suspicious:
        "Det så ut som om et program fylte ut skjemaet. Er du et menneske, sender du bare en gang til.",
      ours: "Noe gikk galt hos oss. Prøv igjen om litt, eller ring oss. Det du skrev, står her fortsatt.",
    },
  },
  en: {
    name: "Name",
    mobilePhone: "Phone",
    email: "E-mail",
    optional: "optional",
    sending: "Sending…",
    trap: "Leave this field empty",
    privacy: "How we look after what you write:",
    privacyPolicy: "Privacy",
    sent: "Sent",
    home: "Go to the home page",
    stay: "Stay on this page",
    leaving: "You will be on the home page in {seconds} s.",
    failed: "It was not sent",
    toMend: "Please correct this and send again",
    tryAgain: "Try again",
    failures: {
      offline: "We couldn’t be reached. Check your connection and try again. What you wrote is still here.",
      tooOften:
        "Many messages have come from your network in a short time. Try again in {minutes} min, or call us.",
      closed: "The suggestion box is closed at the moment. Call us or send an e-mail.",
      suspicious:
        "It looked as if a program had filled in the form. If you are human, just send it once more.",
      ours: "Something went wrong on our side. Try again in a moment, or call us. What you wrote is still here.",
    },
  },
  de: {
    name: "Name",
    mobilePhone: "Telefon",
    email: "E-Mail",
    optional: "freiwillig",
    sending: "Wird gesendet …",
    trap: "Dieses Feld bitte leer lassen",
    privacy: "So gehen wir mit Ihren Angaben um:",
    privacyPolicy: "Datenschutz",
    sent: "Gesendet",
    home: "Zur Startseite",
    stay: "Auf dieser Seite bleiben",
    leaving: "In {seconds} s geht es zur Startseite.",
    failed: "Das wurde nicht gesendet",
    toMend: "Bitte korrigieren und noch einmal senden",
    tryAgain: "Noch einmal versuchen",
    failures: {
      offline:
        "Wir waren nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal. Ihr Text ist noch da.",
      tooOften:
        "Aus Ihrem Netz kamen in kurzer Zeit viele Nachrichten. Versuchen Sie es in {minutes} Min. noch einmal, oder rufen Sie uns an.",
      closed: "Der Ideenkasten ist zurzeit geschlossen. Rufen Sie uns an oder schreiben Sie eine E-Mail.",
      suspicious:
        "Es sah so aus, als hätte ein Programm das Formular ausgefüllt. Wenn Sie ein Mensch sind, senden Sie es einfach noch einmal.",
      ours: "Bei uns ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal, oder rufen Sie uns an. Ihr Text ist noch da.",
    },
  },
});

/** What differs between the two forms. */
const formText = defineTexts({
  nb: {
    contact: {
      heading: "Kontaktskjema",
      hint: "Alle felt må fylles ut.",
      message: "Forespørsel",
      send: "Send forespørselen",
      sent: "Forespørselen er nå sendt til oss. Du hører fra oss så snart som mulig!",
      purpose:
        "Vi bruker det bare til å svare deg. Meldingen slettes som regel 12 måneder etter at saken er ferdig, og alltid senest 24 måneder etter at du sendte den.",
      faults: {
        empty: "Feltet kan ikke stå tomt",
        email: "Skriv en gyldig e-postadresse, for eksempel navn@eksempel.no",
        tooLong: "Dette ble for langt. Meldingen kan ha inntil 5000 tegn, de andre feltene færre",
      },
    },
    feedback: {
      heading: "Legg i forslagskassa",
      hint: "Bare meldingen må fylles ut.",
      message: "Melding",
      send: "Send meldingen",
      sent: "Meldingen er nå sendt til oss!",
      purpose:
        "Vi bruker det til å gjøre plassen bedre, og til å svare deg om du vil ha svar. Meldingen slettes senest 24 måneder etter at du sendte den.",
      faults: {
        empty: "Feltet kan ikke stå tomt",
        email: "Skriv en gyldig e-postadresse, eller la feltet stå tomt",
        tooLong: "Dette ble for langt. Meldingen kan ha inntil 5000 tegn, de andre feltene færre",
      },
    },
  },
  en: {
    contact: {
      heading: "Contact form",
      hint: "All fields are required.",
      message: "Enquiry",
      send: "Send the enquiry",
      sent: "Your enquiry has been sent to us. You will hear from us as soon as possible!",
      purpose:
        "We use it only to answer you. The message is usually deleted 12 months after the matter is closed, and never later than 24 months after you sent it.",
      faults: {
        empty: "The field can not be empty",
        email: "Enter a valid e-mail address, such as name@example.com",
        tooLong: "This is too long. The message can be up to 5,000 characters, the other fields fewer",
      },
    },
    feedback: {
      heading: "Put it in the suggestion box",
      hint: "Only the message is required.",
      message: "Message",
      send: "Send the message",
      sent: "Your message has been sent to us!",
      purpose:
        "We use it to make the campsite better, and to answer you if you want an answer. The message is deleted no later than 24 months after you sent it.",
      faults: {
        empty: "The field can not be empty",
        email: "Fill in a valid email or leave the field empty",
        tooLong: "This is too long. The message can be up to 5,000 characters, the other fields fewer",
      },
    },
  },
  de: {
    contact: {
      heading: "Kontaktformular",
      hint: "Bitte füllen Sie alle Felder aus.",
      message: "Anfrage",
      send: "Anfrage senden",
      sent: "Ihre Anfrage ist bei uns angekommen. Sie hören so bald wie möglich von uns!",
      purpose:
        "Wir verwenden Ihre Angaben nur, um Ihnen zu antworten. Die Nachricht wird in der Regel 12 Monate nach Erledigung gelöscht, spätestens aber 24 Monate nach dem Absenden.",
      faults: {
        empty: "Das Feld darf nicht leer bleiben",
        email: "Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de",
        tooLong: "Das ist zu lang. Die Nachricht darf bis zu 5000 Zeichen haben, die anderen Felder weniger",
      },
    },
    feedback: {
      heading: "In den Ideenkasten werfen",
      hint: "Nur die Nachricht ist erforderlich.",
      message: "Nachricht",
      send: "Nachricht senden",
      sent: "Ihre Nachricht ist bei uns angekommen!",
      purpose:
        "Wir machen damit den Platz besser und antworten Ihnen, wenn Sie es möchten. Die Nachricht wird spätestens 24 Monate nach dem Absenden gelöscht.",
      faults: {
        empty: "Das Feld darf nicht leer bleiben",
        email: "Geben Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer",
        tooLong: "Das ist zu lang. Die Nachricht darf bis zu 5000 Zeichen haben, die anderen Felder weniger",
      },
    },
  },
});

/**
 * The texts of both forms. A number that a script may change is in braces.
 */
export const feedbackText = inEveryLanguage((language) => ({
  ...sharedText[language],
  ...formText[language],
}));

/** The text of the closed suggestion box, shown by the page around the form. */
export const closedText = defineTexts({
  nb: {
    heading: "Forslagskassa er stengt",
    explanation: "Akkurat nå tar vi ikke imot forslag her. Du når oss på kontaktsiden.",
    contact: "Kontakt oss",
  },
  en: {
    heading: "The suggestion box is closed",
    explanation: "At the moment we don’t take suggestions here. You can reach us on the contact page.",
    contact: "Contact us",
  },
  de: {
    heading: "Der Ideenkasten ist geschlossen",
    explanation:
      "Zurzeit nehmen wir hier keine Vorschläge entgegen. Sie erreichen uns über die Kontaktseite.",
    contact: "Kontakt",
  },
});
