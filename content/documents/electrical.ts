import type { SeedDocument } from "./document.ts";

export const electrical: SeedDocument = {
  key: "electrical",
  date: "2026-03-16",
  text: {
    nb: {
      title: "Egenerklæring om elektrisk anlegg",
      description:
        "Skjema som sesonggjester leverer hvert år innen 24.\u00a0april: kabel, jordfeilbryter, ovner og varslere.",
    },
    en: {
      title: "Electrical self-declaration",
      description:
        "A form that seasonal guests return every year by 24\u00a0April: cable, residual-current device, heaters and alarms.",
    },
    de: {
      title: "Eigenerklärung zur Elektroanlage",
      description:
        "Formular, das Saisongäste jedes Jahr bis zum 24.\u00a0April abgeben: Kabel, FI-Schutzschalter, Heizgeräte und Melder.",
    },
  },
  sections: {
    nb: [
      {
        heading: "1. Hvorfor",
        paragraphs: [
          "Feil i det elektriske anlegget er en vanlig årsak til brann i campingvogner. Eieren har ansvar for det elektriske fra strømstolpen og inn. Med dette skjemaet bekrefter du at du har sett over anlegget, eller fått det kontrollert.",
          "Skjemaet leveres hvert år før strømmen kobles til, senest 24.\u00a0april. Uten skjema kobler vi ikke til.",
        ],
      },
      {
        heading: "2. Hva som kreves",
        paragraphs: [
          "Tilførselskabel: gummikabel H07RN-F 3\u00a0×\u00a02,5\u00a0mm², høyst 25\u00a0m, i ett stykke, uten skader, med hel CEE-plugg og -kontakt.",
          "Vogna har jordfeilbryter på høyst 30\u00a0mA, og testknappen virker. Sikringene er ikke større enn anlegget er laget for, og samlet uttak er høyst 16\u00a0A.",
          "Faste ledninger, kontakter og ovner er lagt av registrert elektrovirksomhet. Løse varmeovner har termostat og veltevern og dekkes aldri til.",
          "Røykvarsler i vogn og i fortelt virker. Slukkeutstyr er på plass.",
        ],
      },
      {
        heading: "3. Eier og vogn",
        paragraphs: [],
        fields: [
          "Navn",
          "Adresse",
          "Telefon og e-post",
          "Felt og plassnummer",
          "Vognas merke, modell og årsmodell",
          "Registreringsnummer",
          "Forsikringsselskap",
        ],
      },
      {
        heading: "4. Jeg har kontrollert (skriv ja eller nei)",
        yesOrNo: true,
        paragraphs: [
          "Svarer du nei på noe, retter du det før strømmen kobles til, eller ringer oss på 33\u00a000\u00a012\u00a034.",
        ],
        fields: [
          "Tilførselskabel, plugg og kontakt er hele og av riktig type",
          "Jordfeilbryteren løser ut når jeg trykker på testknappen",
          "Ingen sikringer, kontakter eller støpsler er varme eller brunsvidde",
          "Alt fast elektrisk arbeid er gjort av registrert elektrovirksomhet",
          "Ovner står fritt og har termostat",
          "Røykvarslerne er testet",
          "Slukkeutstyret er kontrollert",
        ],
      },
      {
        heading: "5. Siste kontroll av fagfolk",
        paragraphs: ["Fylles ut hvis en elektriker har kontrollert anlegget. Legg ved kopi av rapporten."],
        fields: ["Virksomhetens navn og organisasjonsnummer", "Dato for kontrollen", "Feil som er rettet"],
      },
      {
        heading: "6. Underskrift",
        paragraphs: [
          "Jeg bekrefter at opplysningene er riktige, og at jeg sier fra hvis anlegget blir endret. Jeg vet at utleier kan koble fra strømmen ved fare.",
        ],
        fields: ["Sted og dato", "Underskrift", "Mottatt av resepsjonen, dato"],
      },
    ],
    en: [
      {
        heading: "1. Why",
        paragraphs: [
          "Electrical faults are a common cause of fire in caravans. The owner is responsible for everything from the hook-up inwards. With this form you confirm that you have looked over the installation or had it inspected.",
          "Return the form every year before the power is connected, by 24\u00a0April at the latest. Without it we do not connect the power.",
        ],
      },
      {
        heading: "2. What is required",
        paragraphs: [
          "Supply cable: H07RN-F rubber cable, 3\u00a0×\u00a02.5\u00a0mm², no longer than 25\u00a0m, in one piece, undamaged, with an intact CEE plug and connector.",
          "The caravan has a residual-current device of no more than 30\u00a0mA, and its test button works. Fuses are no larger than the installation is made for, and the total load is no more than 16\u00a0A.",
          "Fixed wiring, sockets and heaters were installed by a registered electrical contractor. Portable heaters have a thermostat and a tip-over switch and are never covered.",
          "Smoke alarms in the caravan and the awning work. Extinguishing equipment is in place.",
        ],
      },
      {
        heading: "3. Owner and caravan",
        paragraphs: [],
        fields: [
          "Name",
          "Address",
          "Phone and e-mail",
          "Field and pitch number",
          "Caravan make, model and year",
          "Registration number",
          "Insurance company",
        ],
      },
      {
        heading: "4. I have checked (write yes or no)",
        yesOrNo: true,
        paragraphs: [
          "If you answer no to anything, put it right before the power is connected, or call us on +47\u00a033\u00a000\u00a012\u00a034.",
        ],
        fields: [
          "The supply cable, plug and connector are intact and of the right type",
          "The residual-current device trips when I press the test button",
          "No fuses, sockets or plugs are hot or scorched",
          "All fixed electrical work was done by a registered electrical contractor",
          "Heaters stand clear and have a thermostat",
          "The smoke alarms have been tested",
          "The extinguishing equipment has been checked",
        ],
      },
      {
        heading: "5. Latest professional inspection",
        paragraphs: [
          "To be filled in if an electrician has inspected the installation. Enclose a copy of the report.",
        ],
        fields: [
          "Company name and organisation number",
          "Date of inspection",
          "Faults that have been repaired",
        ],
      },
      {
        heading: "6. Signature",
        paragraphs: [
          "I confirm that this information is correct and that I will report any change to the installation. I know that the landlord may disconnect the power in case of danger.",
        ],
        fields: ["Place and date", "Signature", "Received at reception, date"],
      },
    ],
    de: [
      {
        heading: "1. Wozu",
        paragraphs: [
          "Defekte an der Elektrik sind eine häufige Brandursache in Wohnwagen. Ab der Stromsäule ist der Eigentümer für die Anlage verantwortlich. Mit diesem Formular bestätigen Sie, dass Sie die Anlage durchgesehen haben oder prüfen ließen.",
          "Das Formular ist jedes Jahr abzugeben, bevor der Strom angeschlossen wird, spätestens am 24.\u00a0April. Ohne Formular schließen wir nicht an.",
        ],
      },
      {
        heading: "2. Was verlangt wird",
        paragraphs: [
          "Zuleitung: Gummikabel H07RN-F, 3\u00a0×\u00a02,5\u00a0mm², höchstens 25\u00a0m lang, aus einem Stück, unbeschädigt, mit intaktem CEE-Stecker und intakter CEE-Kupplung.",
          "Der Wohnwagen hat einen FI-Schutzschalter mit höchstens 30\u00a0mA, dessen Prüftaste funktioniert. Die Sicherungen sind nicht größer, als es die Anlage zulässt; die Gesamtlast beträgt höchstens 16\u00a0A.",
          "Feste Leitungen, Steckdosen und Heizgeräte hat ein registrierter Elektrofachbetrieb installiert. Mobile Heizgeräte haben Thermostat und Kippschutz und werden nie abgedeckt.",
          "Die Rauchmelder in Wohnwagen und Vorzelt funktionieren. Ein Löschgerät ist vorhanden.",
        ],
      },
      {
        heading: "3. Eigentümer und Wohnwagen",
        paragraphs: [],
        fields: [
          "Name",
          "Anschrift",
          "Telefon und E-Mail",
          "Feld und Platznummer",
          "Marke, Modell und Baujahr des Wohnwagens",
          "Kennzeichen",
          "Versicherung",
        ],
      },
      {
        heading: "4. Ich habe geprüft (bitte Ja oder Nein eintragen)",
        yesOrNo: true,
        paragraphs: [
          "Tragen Sie irgendwo Nein ein, beheben Sie den Mangel vor dem Anschluss oder rufen Sie uns unter +47\u00a033\u00a000\u00a012\u00a034 an.",
        ],
        fields: [
          "Zuleitung, Stecker und Kupplung sind intakt und vom richtigen Typ",
          "Der FI-Schutzschalter löst beim Drücken der Prüftaste aus",
          "Sicherungen, Steckdosen und Stecker sind weder heiß noch angeschmort",
          "Alle festen Elektroarbeiten hat ein registrierter Elektrofachbetrieb ausgeführt",
          "Heizgeräte stehen frei und haben einen Thermostat",
          "Die Rauchmelder sind getestet",
          "Das Löschgerät ist geprüft",
        ],
      },
      {
        heading: "5. Letzte Prüfung durch eine Fachkraft",
        paragraphs: [
          "Auszufüllen, wenn ein Elektriker die Anlage geprüft hat. Bitte legen Sie eine Kopie des Berichts bei.",
        ],
        fields: ["Name und Organisationsnummer des Betriebs", "Datum der Prüfung", "Behobene Mängel"],
      },
      {
        heading: "6. Unterschrift",
        paragraphs: [
          "Ich bestätige, dass die Angaben richtig sind und dass ich Änderungen an der Anlage melde. Mir ist bekannt, dass der Vermieter bei Gefahr den Strom abschalten darf.",
        ],
        fields: ["Ort und Datum", "Unterschrift", "Eingegangen an der Rezeption, Datum"],
      },
    ],
  },
};
