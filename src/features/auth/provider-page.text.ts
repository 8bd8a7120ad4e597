import { defineTexts } from "#src/i18n/texts.ts";

/** The texts of the embedded provider's pages. */
export const providerPageText = defineTexts({
  nb: {
    tryingOut: "Innebygd innlogging, bare for å prøve nettstedet",
    signIn: "Logg inn",
    email: "E-post",
    password: "Passord",
    passwordHint: "Passordet sto i terminalen da nettstedet startet.",
    wrong: "E-postadressen eller passordet stemmer ikke.",
    wait: (seconds: number) =>
      `For mange forsøk. Prøv igjen om ${seconds} ${seconds === 1 ? "sekund" : "sekunder"}.`,
    signOut: "Logg ut",
    signOutQuestion: "Vil du logge ut?",
    signedOut: "Du er logget ut",
    failed: "Det gikk ikke",
    startAgain: "Innloggingen er brutt eller for gammel. Begynn på nytt fra nettstedet.",
    backToSite: "Til nettstedet",
  },
  en: {
    tryingOut: "Built-in login, only for trying out the site",
    signIn: "Log in",
    email: "E-mail",
    password: "Password",
    passwordHint: "The password was shown in the terminal when the site started.",
    wrong: "The e-mail address or the password is wrong.",
    wait: (seconds: number) =>
      `Too many attempts. Try again in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    signOut: "Log out",
    signOutQuestion: "Do you want to log out?",
    signedOut: "You are logged out",
    failed: "That didn’t work",
    startAgain: "The login was interrupted or is too old. Start again from the site.",
    backToSite: "Back to the site",
  },
  de: {
    tryingOut: "Eingebaute Anmeldung, nur zum Ausprobieren der Website",
    signIn: "Anmelden",
    email: "E-Mail",
    password: "Passwort",
    passwordHint: "Das Passwort stand im Terminal, als die Website gestartet wurde.",
    wrong: "Die E-Mail-Adresse oder das Passwort stimmt nicht.",
    wait: (seconds: number) =>
      `Zu viele Versuche. Versuchen Sie es in ${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"} noch einmal.`,
    signOut: "Abmelden",
    signOutQuestion: "Möchten Sie sich abmelden?",
    signedOut: "Sie sind abgemeldet",
    failed: "Das hat nicht geklappt",
    startAgain: "Die Anmeldung wurde unterbrochen oder ist zu alt. Beginnen Sie auf der Website neu.",
    backToSite: "Zur Website",
  },
});
