import type { Identity } from "#src/features/identity/identity.ts";
import type { Translated } from "#src/i18n/language.ts";
import { markOf } from "#src/i18n/marks.ts";

/** What a campsite has that others may learn of its guests by; of the rest the statement says nothing. */
export interface PrivacyFacts {
  identity: Pick<
    Identity,
    | "phone"
    | "legalName"
    | "organisationNumber"
    | "latitude"
    | "wayChart"
    | "bookingUrl"
    | "cardPaymentUrl"
    | "socialPageUrl"
  >;
  /** Whether any webcam is on. */
  hasCameras: boolean;
}

const phone = markOf("identity.phone");
const email = markOf("identity.email");
const address = markOf("identity.address");

/**
 * The privacy statement as the software keeps it, with the campsite's own values; it names nobody until who the campsite is
 * has been written. Change it together with what the software does.
 */
export function privacyStatement({
  identity,
  hasCameras,
}: PrivacyFacts): Translated<{ title: string; lead: string; description: string; body: string }> {
  const { bookingUrl, cardPaymentUrl, socialPageUrl } = identity;
  const controller = markOf(identity.legalName ? "identity.legalName" : "identity.name");
  const organisationNumber = identity.organisationNumber && markOf("identity.organisationNumber");
  const socialHost = socialPageUrl && new URL(socialPageUrl).hostname;
  /** What is said only of a campsite that has written who it is. */
  const ofNamed = (words: string) => (identity.phone ? words : "");
  const hasPosition = identity.latitude !== null;
  const hasChart = identity.wayChart !== null;
  /** Where guests are sent to others' sites: what is said of both, of booking alone, of the card alone. */
  const elsewhere = (both: string, booking: string, card: string) =>
    bookingUrl && cardPaymentUrl ? both : bookingUrl ? booking : cardPaymentUrl && card;
  return {
    nb: {
      title: "Personvern",
      lead: "Hva nettstedet lagrer om deg, hvorfor, hvor lenge, og hva du kan be oss om.",
      description:
        "Personvernerklæring: én informasjonskapsel, ingen sporing. Hva vi lagrer, hvor lenge, og rettighetene dine.",
      body: `<h2>Kort fortalt</h2>
<ul>
<li>Du kan lese hele nettstedet uten å gi fra deg noe.</li>
<li>Vi bruker én informasjonskapsel. Den husker hva du har sagt ja og nei til.</li>
<li>Nettleseren din har ingen kontakt med andre enn oss før du har sagt ja.</li>
<li>Vi teller hvor mange ganger hver side er åpnet, men ikke av hvem. Vi har ingen sporing og ingen annonser.</li>
</ul>
${ofNamed(`<h2>Hvem som er ansvarlig</h2>
<p>${controller}${organisationNumber && `, org.nr. ${organisationNumber}`}, ${address}, er behandlingsansvarlig. Spørsmål om personvern sender du til ${email}, eller du ringer ${phone}.</p>
`)}<h2>Informasjonskapselen</h2>
<p>Når du svarer på spørsmålet om samtykke, lagrer nettleseren en informasjonskapsel som heter <strong>cookiepolicy</strong>. Den inneholder tre svar, skilt med loddrette streker: skjema, sosiale medier og kart. Har du sagt ja til det første og det siste, står det «true|false|true». Den varer i 30\u00a0dager, og så spør vi på nytt.</p>
<p>Informasjonskapselen inneholder ikke navn, nummer eller noe annet som peker på deg. Den er nødvendig for å huske svaret ditt. Før du svarer, lagrer vi ingenting i nettleseren. Språket ligger i adressen til siden, ikke i en informasjonskapsel.</p>
<h2>Lagret på telefonen</h2>
<p>Trykker du på «Lagre på telefonen», legger nettleseren de viktigste sidene i et eget lager, så du kan lese dem <a href="/offline">uten dekning</a>. Da lagrer vi det du ber om, og det krever ikke noe samtykke ut over trykket (ekomloven § 3-15). Lageret inneholder bare sidene og filene de trenger, ingenting om deg. Sidene hentes på nytt når du har nett. Det blir liggende til du trykker på «Fjern fra telefonen», som sletter alt, eller til nettleseren rydder.</p>
<h2>Skjemaene</h2>
<p>Skjemaene vises først når du har sagt ja til skjema, så ingenting blir lagret uten at du vet om det. Grunnlaget for å bruke det du sender, er at du ber oss om noe før vi inngår en avtale, eller som del av en avtale (personvernforordningen artikkel\u00a06 nr.\u00a01 bokstav\u00a0b), og ellers vår berettigede interesse i å svare deg og gjøre plassen bedre (bokstav\u00a0f).</p>
<h3>Kontaktskjema</h3>
<p>Du fyller ut navn, e-post, telefon og melding. Vi bruker opplysningene til å svare deg, og ikke til noe annet.</p>
<h3>Forslagskasse</h3>
<p>Bare meldingen må fylles ut. Navn, e-post og telefon er frivillig. Vi bruker forslagene til å gjøre plassen bedre.</p>
<h3>Dette lagres sammen med meldingen</h3>
<ul>
<li>det du skrev, hvilket skjema du brukte, og tidspunktet</li>
<li>det vi eventuelt noterer om hva vi har svart deg; notatet slettes sammen med meldingen</li>
<li>svarene vi sender deg på e-post fra nettstedet, og hvem av oss som skrev dem; de slettes sammen med meldingen</li>
<li>en forkortet IP-adresse, der den siste delen er fjernet (bare de første 24\u00a0bitene av en IPv4-adresse eller de første 48 av en IPv6-adresse). Den hjelper oss å stanse søppelpost, som er vår berettigede interesse (artikkel\u00a06 nr.\u00a01 bokstav\u00a0f). Av samme grunn teller vi hvor mange skjemaer som er sendt fra samme adresseområde de siste minuttene, og hvert skjema har et skjult felt som bare programmer fyller ut. Der JavaScript er på, venter skjemaet dessuten til siden har vært åpen i to sekunder før det sendes.</li>
</ul>
<p>Meldingen ligger i databasen på serveren som driver nettstedet, og bare ansatte kan lese den. De ansatte kan få varsel på e-post med det du skrev. Et slikt varsel ligger i kø i databasen til det er sendt, høyst i 48\u00a0timer, og vi sletter det fra postkassen når saken er ferdig. De som drifter serveren og e-posten for oss, kan bare bruke opplysningene slik vi har avtalt med dem. Vi selger eller deler dem ikke.</p>
<h3>Hvor lenge</h3>
<ul>
<li>Den forkortede IP-adressen fjernes etter 30\u00a0dager.</li>
<li>Når saken er ferdig, arkiverer vi meldingen. 12\u00a0måneder etter det slettes den.</li>
<li>Meldinger vi har merket med stjerne fordi vi trenger dem lenger, og meldinger som aldri blir arkivert, slettes 24\u00a0måneder etter at de ble sendt. Ingen melding ligger hos oss lenger enn det.</li>
<li>Sletter vi en melding selv, blir den borte fra listen med en gang og fjernet for godt etter 30\u00a0dager.</li>
<li>Sikkerhetskopier, som vi tar i tilfelle serveren svikter, kan ha det som er slettet, til de er skiftet ut med nyere. Må vi hente fram en kopi, sletter vi det på nytt.</li>
</ul>
${
  socialHost &&
  `<h2>Sosiale medier</h2>
<p>Har du sagt ja til sosiale medier, viser forsiden innlegg fra siden vår i en ramme. Når du kommer dit på siden, henter nettleseren din innholdet direkte fra tjenesten, ${socialHost}, som får vite IP-adressen din, hvilken nettleser du bruker og at det er siden vår der som vises, og som kan lagre egne informasjonskapsler. Vi ber nettleseren om ikke å fortelle hvilken side rammen står på. Opplysningene kan bli behandlet utenfor EØS, og tjenestens egne vilkår gjelder for det den gjør. Uten ja hentes ingenting.</p>
`
}${
        hasPosition
          ? `<h2>Kart</h2>
<p>Har du sagt ja til kart, henter nettleseren din kartbilder fra Kartverket når du kommer til kartet på kontaktsiden. Kartverket får da vite IP-adressen din, hvilken nettleser du bruker og hvilket utsnitt du ser på, men ikke hvilken side kartet står på.${hasChart ? " Uten ja ser du et kart vi har tegnet selv." : ""}</p>
`
          : ""
      }<h2>Været</h2>
<p>Serveren vår henter vær og varsler fra Meteorologisk institutt, og avganger fra Entur der vi viser dem. Den sender ingenting om deg. Nettleseren din har ingen kontakt med dem. Bilder, skrifttyper og planen over plassen ligger også hos oss.</p>
${
  hasCameras
    ? `<h2>Webkamera</h2>
<p>Vi er ansvarlige for kameraene. De viser været og plassen, og er stilt slik at ingen skal kunne kjennes igjen. Bildene er høyst 1280\u00a0piksler brede. Vi har ikke noe arkiv: Hvert nytt bilde erstatter det forrige. Grunnlaget er vår berettigede interesse i å vise forholdene på plassen (artikkel\u00a06 nr.\u00a01 bokstav\u00a0f). Kjenner du deg igjen, sier du fra, så fjerner vi bildet.</p>
`
    : ""
}<h2>Bilder på nettstedet</h2>
<p>Er du med på et bilde i galleriet eller i en artikkel, og vil ikke det, sier du fra. Vi tar bildet bort fra nettstedet, og da vises det ikke til noen lenger. Filene ligger på serveren i 30\u00a0dager til, så en feil kan rettes, og slettes så for godt. En nettleser som alt har hentet bildet, kan ha det i hurtiglageret sitt lenger.</p>
${elsewhere(
  `<h2>Bestilling, kort og andre lenker</h2>
<p>Bestilling og påfylling av kort skjer hos andre leverandører, på deres egne nettsteder. Vi sender ingenting om deg dit, men når du åpner siden deres, gjelder deres personvernerklæring. Siden <a href="/kort">Lad kortet</a> går videre av seg selv etter et halvt minutt. Du kan stoppe det, og før det skjer, får leverandøren ikke vite at du er her.</p>
`,
  `<h2>Bestilling og andre lenker</h2>
<p>Bestilling skjer hos en annen leverandør, på et annet nettsted. Vi sender ingenting om deg dit, men når du åpner siden deres, gjelder deres personvernerklæring.</p>
`,
  `<h2>Kort og andre lenker</h2>
<p>Påfylling av kort skjer hos en annen leverandør, på et annet nettsted. Vi sender ingenting om deg dit, men når du åpner siden deres, gjelder deres personvernerklæring. Siden <a href="/kort">Lad kortet</a> går videre av seg selv etter et halvt minutt. Du kan stoppe det, og før det skjer, får leverandøren ikke vite at du er her.</p>
`,
)}<h2>Sidevisninger</h2>
<p>Serveren teller hvor mange ganger hver side blir åpnet på en dag, og på hvilket språk. Bare summene lagres: ingen IP-adresse, ikke hvilken nettleser du bruker, ikke hvor du kommer fra, og ingenting som skiller deg fra andre. Det lagres ikke noe i nettleseren din. Nettleseren sier i hver forespørsel hva den er, og det ser vi på i øyeblikket for å la være å telle søkemotorer og andre programmer. Summene slettes etter to år. De kan ikke knyttes til noen.</p>
<h2>Tekniske logger</h2>
<p>Serveren fører logg for å finne feil. Loggen inneholder ingen personopplysninger: ikke IP-adresse, ikke navn og ikke det du skriver.</p>
<h2>Ansatte</h2>
<p>Ansatte logger inn gjennom en ekstern innloggingstjeneste, som gir oss navn, e-postadresse og en bruker-id. Innloggingen ligger i minnet til nettleseren. Et visningsnavn ligger i øktlageret til fanen lukkes, og utkast som ikke er lagret, kan ligge på den ansattes egen enhet. Vi registrerer hvem som endret hva, og når, og navnet blir stående i endringshistorikken.</p>
<h2>Rettighetene dine</h2>
<p>Du kan be om å</p>
<ul>
<li>få se hva vi har om deg, og få en kopi i en fil du kan ta med deg</li>
<li>få rettet det som er feil, som navn, e-post og telefon på en melding; det som sto der før, tar vi ikke vare på</li>
<li>få slettet det</li>
<li>begrense bruken</li>
</ul>
<p>Du kan også protestere mot det vi gjør ut fra berettiget interesse.</p>
<p>${ofNamed("Skriv til oss fra e-postadressen du brukte i skjemaet, så finner vi meldingene dine ved hjelp av den. ")}Du får svar innen én måned, og det koster ingenting. En melding uten e-postadresse kan vi som regel ikke knytte til deg.</p>
<p>Vi tar ingen automatiske avgjørelser om deg.</p>
<h2>Slik trekker du samtykket tilbake</h2>
<p>Nederst på alle sider står lenken «Endre samtykke». Slå av det du vil, og lagre. Det virker med en gang, og det er like enkelt som å si ja. Det du alt har sendt inn, blir ikke slettet av seg selv; be oss om det, så gjør vi det.</p>
<h2>Klage</h2>
<p>Mener du at vi gjør noe galt, vil vi gjerne høre det først. Du kan også klage til <a href="https://www.datatilsynet.no" rel="noopener">Datatilsynet</a>.</p>`,
    },
    en: {
      title: "Privacy",
      lead: "What this website stores about you, why, for how long, and what you can ask of us.",
      description:
        "Privacy statement: one cookie, no tracking. What we store, for how long, and your rights.",
      body: `<h2>In short</h2>
<ul>
<li>You can read the whole website without giving anything away.</li>
<li>We use one cookie. It remembers what you have said yes and no to.</li>
<li>Your browser is in contact with nobody but us until you have said yes.</li>
<li>We count how often each page is opened, but not by whom. There is no tracking and there are no advertisements.</li>
</ul>
${ofNamed(`<h2>Who is responsible</h2>
<p>The controller is ${controller}${organisationNumber && `, organisation number ${organisationNumber}`}, ${address}, Norway. Please send questions about privacy to ${email} or call ${phone}.</p>
`)}<h2>The cookie</h2>
<p>When you answer the question about consent, your browser stores a cookie called <strong>cookiepolicy</strong>. It holds three answers separated by vertical bars: forms, social media and maps. If you have said yes to the first and the last, it reads “true|false|true”. It lasts for 30\u00a0days, after which we ask again.</p>
<p>The cookie contains no name, no number and nothing else that points to you. It is needed to remember your answer. Until you answer, we store nothing in your browser. The language is part of the page’s address, not of a cookie.</p>
<h2>Saved on your phone</h2>
<p>If you press “Save on this phone”, your browser puts the most important pages into a store of their own, so that you can read them <a href="/offline">without coverage</a>. We then store what you ask for, which takes no consent beyond the press (section 3-15 of the Norwegian Electronic Communications Act). The store holds only the pages and the files they need, and nothing about you. The pages are fetched again when you are online. They stay until you press “Remove from this phone”, which deletes everything, or until the browser tidies up.</p>
<h2>The forms</h2>
<p>The forms appear only when you have said yes to forms, so that nothing is stored without your knowing. The legal basis for using what you send is that you ask us for something before or under a contract (GDPR Article\u00a06(1)(b)), and otherwise our legitimate interest in answering you and making the campsite better (Article\u00a06(1)(f)).</p>
<h3>Contact form</h3>
<p>You fill in your name, e-mail, phone number and message. We use them to answer you and for nothing else.</p>
<h3>Suggestion box</h3>
<p>Only the message is required. Name, e-mail and phone number are optional. We use your suggestions to make the campsite better.</p>
<h3>What is stored with the message</h3>
<ul>
<li>what you wrote, which form you used, and the time</li>
<li>what we may have noted of our answer to you; the note is deleted with the message</li>
<li>the answers we e-mail you from this website, and who of us wrote them; they are deleted with the message</li>
<li>a shortened IP address with its last part removed (only the first 24\u00a0bits of an IPv4 address, or the first 48 of an IPv6 address). It helps us stop spam, which is our legitimate interest (Article\u00a06(1)(f)). For the same reason we count how many forms have been sent from the same address range in the last few minutes, and each form has a hidden field that only programs fill in. Where JavaScript is on, the form also waits until the page has been open for two seconds before it is sent.</li>
</ul>
<p>The message is kept in the database on the server that runs this website, and only staff can read it. Staff may be notified by e-mail with what you wrote. Such a notice waits in a queue in the database until it has been sent, for 48\u00a0hours at most, and we delete it from the mailbox once the matter is closed. Those who run the server and the e-mail for us may use the information only as agreed with us. We don’t sell it or share it.</p>
<h3>For how long</h3>
<ul>
<li>The shortened IP address is removed after 30\u00a0days.</li>
<li>When a matter is closed, we archive the message. It is deleted 12\u00a0months after that.</li>
<li>Messages we have starred because we need them for longer, and messages that are never archived, are deleted 24\u00a0months after they were sent. No message stays with us longer than that.</li>
<li>If we delete a message ourselves, it disappears from the list at once and is erased for good after 30\u00a0days.</li>
<li>Backups, which we keep in case the server fails, may hold what has been deleted until newer ones replace them. If we ever have to restore one, we delete it again.</li>
</ul>
${
  socialHost &&
  `<h2>Social media</h2>
<p>If you have said yes to social media, the home page shows posts from our page in a frame. When you get to that part of the page, your browser fetches them directly from that service, ${socialHost}, which learns your IP address, which browser you use and that our page there is being shown, and which may store cookies of its own. We ask your browser not to tell which page the frame is on. What it learns may be processed outside the EEA, and the service’s own terms apply to what it does. Without your yes, nothing is fetched.</p>
`
}${
        hasPosition
          ? `<h2>Map</h2>
<p>If you have said yes to maps, your browser fetches map images from Kartverket, the Norwegian Mapping Authority, when you get to the map on the contact page. Kartverket then learns your IP address, which browser you use and which area you are looking at, but not which page the map is on.${hasChart ? " Without your yes, you see a map we have drawn ourselves." : ""}</p>
`
          : ""
      }<h2>Weather</h2>
<p>Our server fetches weather and warnings from MET Norway, and departures from Entur where we show them. It sends nothing about you. Your browser has no contact with them. Pictures, fonts and the site plan are also kept by us.</p>
${
  hasCameras
    ? `<h2>Webcam</h2>
<p>We are responsible for the cameras. They show the weather and the site, and are placed so that nobody should be recognisable. The pictures are at most 1280\u00a0pixels wide. There is no archive: each new picture replaces the one before. The legal basis is our legitimate interest in showing what it is like here right now (Article\u00a06(1)(f)). If you recognise yourself, tell us and we will remove the picture.</p>
`
    : ""
}<h2>Pictures on the website</h2>
<p>If you are in a picture in the gallery or in an article and would rather not be, tell us. We take the picture off the website, and from then on it is shown to nobody. Its files stay on the server for another 30\u00a0days, so that a mistake can be put right, and are then erased for good. A browser that has already fetched the picture may keep it in its cache for longer.</p>
${elsewhere(
  `<h2>Booking, card and other links</h2>
<p>Booking and card top-up take place with other providers, on their own websites. We send them nothing about you, but once you open their page, their privacy statement applies. The page <a href="/kort">Top up your card</a> moves on by itself after half a minute. You can stop it, and until then the provider does not learn that you are here.</p>
`,
  `<h2>Booking and other links</h2>
<p>Booking takes place with another provider, on another website. We send them nothing about you, but once you open their page, their privacy statement applies.</p>
`,
  `<h2>Card and other links</h2>
<p>Card top-up takes place with another provider, on another website. We send them nothing about you, but once you open their page, their privacy statement applies. The page <a href="/kort">Top up your card</a> moves on by itself after half a minute. You can stop it, and until then the provider does not learn that you are here.</p>
`,
)}<h2>Page views</h2>
<p>The server counts how often each page is opened in a day, and in which language. Only the sums are stored: no IP address, not which browser you use, not where you come from, and nothing that tells you from others. Nothing is stored in your browser. Browsers say in every request what they are, and we look at that in the moment so as not to count search engines and other programs. The sums are deleted after two years. They cannot be linked to anybody.</p>
<h2>Technical logs</h2>
<p>The server keeps a log so that we can find faults. It contains no personal data: no IP address, no name and nothing that you write.</p>
<h2>Staff</h2>
<p>Staff sign in through an external sign-in service, which gives us their name, e-mail address and a user id. The sign-in itself is held in the browser’s memory. A display name is kept in session storage until the tab is closed, and unsaved drafts may be kept on the staff member’s own device. We record who changed what, and when, and the name stays in the history of changes.</p>
<h2>Your rights</h2>
<p>You can ask us to</p>
<ul>
<li>show you what we have about you, and give you a copy in a file you can take with you</li>
<li>correct what is wrong, such as the name, e-mail address or phone number of a message; we don’t keep what stood there before</li>
<li>erase it</li>
<li>restrict its use</li>
</ul>
<p>You can also object to what we do on the basis of legitimate interest.</p>
<p>${ofNamed("Write to us from the e-mail address you used in the form, and we will find your messages by it. ")}You will have an answer within one month, and it costs nothing. A message without an e-mail address can usually not be linked to you.</p>
<p>We make no automated decisions about you.</p>
<h2>How to withdraw your consent</h2>
<p>At the bottom of every page there is a link called “Change consent”. Switch off whatever you like, and save. It takes effect at once and is as easy as saying yes. What you have already sent is not deleted automatically; ask us, and we will do it.</p>
<h2>Complaints</h2>
<p>If you think we are doing something wrong, we would like to hear it first. You may also complain to <a href="https://www.datatilsynet.no/en/" rel="noopener">Datatilsynet</a>, the Norwegian Data Protection Authority.</p>`,
    },
    de: {
      title: "Datenschutz",
      lead: "Was diese Website über Sie speichert, wozu, wie lange, und was Sie von uns verlangen können.",
      description:
        "Datenschutzerklärung: ein Cookie, kein Tracking. Was wir speichern, wie lange, und Ihre Rechte.",
      body: `<h2>Kurz gesagt</h2>
<ul>
<li>Sie können die gesamte Website lesen, ohne etwas preiszugeben.</li>
<li>Wir verwenden ein einziges Cookie. Es merkt sich, wozu Sie Ja und wozu Sie Nein gesagt haben.</li>
<li>Ihr Browser hat mit niemandem außer uns Kontakt, solange Sie nicht zugestimmt haben.</li>
<li>Wir zählen, wie oft jede Seite geöffnet wird, aber nicht, von wem. Tracking und Werbung gibt es bei uns nicht.</li>
</ul>
${ofNamed(`<h2>Wer verantwortlich ist</h2>
<p>Verantwortlicher ist ${controller}${organisationNumber && `, Organisationsnummer ${organisationNumber}`}, ${address}, Norwegen. Fragen zum Datenschutz richten Sie bitte an ${email}, oder Sie rufen ${phone} an.</p>
`)}<h2>Das Cookie</h2>
<p>Wenn Sie die Frage nach der Einwilligung beantworten, speichert Ihr Browser ein Cookie namens <strong>cookiepolicy</strong>. Es enthält drei Antworten, getrennt durch senkrechte Striche: Formulare, soziale Medien und Landkarten. Haben Sie Formulare und Landkarten erlaubt, lautet es „true|false|true“. Es gilt 30\u00a0Tage, danach fragen wir erneut.</p>
<p>Das Cookie enthält weder Namen noch Nummern noch sonst etwas, das auf Sie hinweist. Es ist nötig, damit wir Ihre Antwort nicht vergessen. Solange Sie nicht geantwortet haben, speichern wir nichts in Ihrem Browser. Die Sprache steht in der Adresse der Seite, nicht in einem Cookie.</p>
<h2>Auf dem Handy gespeichert</h2>
<p>Wenn Sie auf „Auf dem Handy speichern“ drücken, legt Ihr Browser die wichtigsten Seiten in einem eigenen Speicher ab, damit Sie sie <a href="/offline">ohne Empfang</a> lesen können. Wir speichern dann, worum Sie uns bitten; dafür ist über den Druck hinaus keine Einwilligung nötig (§ 3-15 des norwegischen Gesetzes über elektronische Kommunikation). Der Speicher enthält nur die Seiten und die Dateien, die sie brauchen, nichts über Sie. Die Seiten werden neu geholt, sobald Sie Netz haben. Sie bleiben, bis Sie auf „Vom Handy entfernen“ drücken, was alles löscht, oder bis der Browser aufräumt.</p>
<h2>Die Formulare</h2>
<p>Die Formulare erscheinen erst, nachdem Sie zugestimmt haben, damit nichts ohne Ihr Wissen gespeichert wird. Rechtsgrundlage für die Verwendung Ihrer Angaben ist, dass Sie uns vor Abschluss oder im Rahmen eines Vertrags um etwas bitten (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0b DSGVO), im Übrigen unser berechtigtes Interesse, Ihnen zu antworten und den Platz besser zu machen (Buchstabe\u00a0f).</p>
<h3>Kontaktformular</h3>
<p>Sie geben Name, E-Mail-Adresse, Telefonnummer und Nachricht an. Wir verwenden die Angaben, um Ihnen zu antworten, und für nichts anderes.</p>
<h3>Ideenkasten</h3>
<p>Nur die Nachricht ist erforderlich. Name, E-Mail-Adresse und Telefonnummer sind freiwillig. Mit Ihren Vorschlägen machen wir den Platz besser.</p>
<h3>Was zusammen mit der Nachricht gespeichert wird</h3>
<ul>
<li>was Sie geschrieben haben, welches Formular Sie benutzt haben und wann</li>
<li>was wir uns gegebenenfalls zu unserer Antwort notiert haben; die Notiz wird mit der Nachricht gelöscht</li>
<li>die Antworten, die wir Ihnen von dieser Website aus per E-Mail schicken, und wer von uns sie geschrieben hat; sie werden mit der Nachricht gelöscht</li>
<li>eine gekürzte IP-Adresse ohne ihren letzten Teil (nur die ersten 24\u00a0Bit einer IPv4-Adresse oder die ersten 48 einer IPv6-Adresse). Sie hilft uns, Spam abzuwehren; das ist unser berechtigtes Interesse (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0f). Aus demselben Grund zählen wir, wie viele Formulare in den letzten Minuten aus demselben Adressbereich gesendet wurden, und jedes Formular hat ein verstecktes Feld, das nur Programme ausfüllen. Ist JavaScript aktiv, wartet das Formular mit dem Senden außerdem, bis die Seite zwei Sekunden offen war.</li>
</ul>
<p>Die Nachricht liegt in der Datenbank auf dem Server, der diese Website betreibt. Nur unser Team kann sie lesen. Es kann per E-Mail über Ihre Nachricht und deren Inhalt benachrichtigt werden. Eine solche Benachrichtigung wartet in der Datenbank, bis sie versandt ist, höchstens 48\u00a0Stunden; aus dem Postfach löschen wir sie, wenn die Sache erledigt ist. Wer Server und E-Mail für uns betreibt, darf die Angaben nur so verwenden, wie wir es vereinbart haben. Wir verkaufen sie nicht und geben sie nicht weiter.</p>
<h3>Wie lange</h3>
<ul>
<li>Die gekürzte IP-Adresse wird nach 30\u00a0Tagen entfernt.</li>
<li>Ist eine Sache erledigt, archivieren wir die Nachricht. 12\u00a0Monate danach wird sie gelöscht.</li>
<li>Nachrichten, die wir mit einem Stern versehen haben, weil wir sie länger brauchen, und Nachrichten, die nie archiviert werden, löschen wir 24\u00a0Monate nach dem Absenden. Länger bleibt keine Nachricht bei uns.</li>
<li>Löschen wir eine Nachricht selbst, verschwindet sie sofort aus der Liste und wird nach 30\u00a0Tagen endgültig entfernt.</li>
<li>Sicherungskopien, die wir für den Fall eines Serverausfalls anlegen, können Gelöschtes enthalten, bis neuere sie ersetzen. Müssen wir eine zurückspielen, löschen wir es erneut.</li>
</ul>
${
  socialHost &&
  `<h2>Soziale Medien</h2>
<p>Haben Sie soziale Medien erlaubt, zeigt die Startseite Beiträge von unserer Seite in einem Rahmen. Sobald Sie dorthin kommen, lädt Ihr Browser sie direkt von diesem Dienst, ${socialHost}. Der Dienst erfährt dabei Ihre IP-Adresse, welchen Browser Sie verwenden und dass unsere dortige Seite angezeigt wird, und er kann eigene Cookies setzen; die Daten können außerhalb des EWR verarbeitet werden, und es gelten seine Bedingungen. Wir weisen den Browser an, nicht mitzuteilen, auf welcher Seite der Rahmen steht. Ohne Ihre Zustimmung wird nichts geladen.</p>
`
}${
        hasPosition
          ? `<h2>Landkarte</h2>
<p>Haben Sie Landkarten erlaubt, lädt Ihr Browser Kartenbilder von Kartverket, dem norwegischen Landesvermessungsamt, sobald Sie auf der Kontaktseite zur Karte kommen. Kartverket erfährt dabei Ihre IP-Adresse, welchen Browser Sie verwenden und welchen Ausschnitt Sie betrachten, nicht aber, auf welcher Seite die Karte steht.${hasChart ? " Ohne Ihre Zustimmung sehen Sie eine Karte, die wir selbst gezeichnet haben." : ""}</p>
`
          : ""
      }<h2>Wetter</h2>
<p>Unser Server holt Wetter und Warnungen vom norwegischen Wetterdienst MET Norway und, wo wir sie zeigen, Abfahrten von Entur. Über Sie sendet er nichts. Ihr Browser hat mit beiden keinen Kontakt. Auch Bilder, Schriften und der Platzplan liegen bei uns.</p>
${
  hasCameras
    ? `<h2>Webcam</h2>
<p>Für die Kameras sind wir verantwortlich. Sie zeigen das Wetter und den Platz und sind so ausgerichtet, dass niemand zu erkennen sein soll. Die Bilder sind höchstens 1280\u00a0Pixel breit. Ein Archiv gibt es nicht: Jedes neue Bild ersetzt das vorige. Rechtsgrundlage ist unser berechtigtes Interesse, die aktuellen Verhältnisse auf dem Platz zu zeigen (Artikel\u00a06 Absatz\u00a01 Buchstabe\u00a0f). Erkennen Sie sich wieder, sagen Sie uns Bescheid, dann entfernen wir das Bild.</p>
`
    : ""
}<h2>Bilder auf der Website</h2>
<p>Sind Sie auf einem Bild in der Galerie oder in einem Artikel zu sehen und möchten das nicht, sagen Sie uns Bescheid. Wir nehmen das Bild von der Website, und von da an wird es niemandem mehr gezeigt. Seine Dateien bleiben noch 30\u00a0Tage auf dem Server, damit sich ein Versehen beheben lässt, und werden dann endgültig gelöscht. Ein Browser, der das Bild schon geladen hat, kann es länger in seinem Zwischenspeicher behalten.</p>
${elsewhere(
  `<h2>Buchung, RFID-Karte und andere Links</h2>
<p>Buchung und Aufladen der RFID-Karte laufen über andere Anbieter und deren eigene Websites. Wir übermitteln dorthin nichts über Sie; sobald Sie deren Seite öffnen, gilt aber deren Datenschutzerklärung. Die Seite <a href="/kort">Karte aufladen</a> leitet nach einer halben Minute von selbst weiter. Sie können das anhalten; bis dahin erfährt der Anbieter nicht, dass Sie hier sind.</p>
`,
  `<h2>Buchung und andere Links</h2>
<p>Die Buchung läuft über einen anderen Anbieter und dessen eigene Website. Wir übermitteln dorthin nichts über Sie; sobald Sie deren Seite öffnen, gilt aber deren Datenschutzerklärung.</p>
`,
  `<h2>RFID-Karte und andere Links</h2>
<p>Das Aufladen der RFID-Karte läuft über einen anderen Anbieter und dessen eigene Website. Wir übermitteln dorthin nichts über Sie; sobald Sie deren Seite öffnen, gilt aber deren Datenschutzerklärung. Die Seite <a href="/kort">Karte aufladen</a> leitet nach einer halben Minute von selbst weiter. Sie können das anhalten; bis dahin erfährt der Anbieter nicht, dass Sie hier sind.</p>
`,
)}<h2>Seitenaufrufe</h2>
<p>Der Server zählt, wie oft jede Seite an einem Tag geöffnet wird und in welcher Sprache. Gespeichert werden nur die Summen: keine IP-Adresse, nicht, welchen Browser Sie benutzen, nicht, woher Sie kommen, und nichts, was Sie von anderen unterscheidet. In Ihrem Browser wird dafür nichts gespeichert. Browser teilen bei jeder Anfrage mit, was sie sind; das sehen wir uns nur in diesem Moment an, um Suchmaschinen und andere Programme nicht mitzuzählen. Die Summen werden nach zwei Jahren gelöscht. Sie lassen sich niemandem zuordnen.</p>
<h2>Technische Protokolle</h2>
<p>Der Server führt ein Protokoll, damit wir Fehler finden. Es enthält keine personenbezogenen Daten: keine IP-Adresse, keinen Namen und nichts von dem, was Sie schreiben.</p>
<h2>Unser Team</h2>
<p>Unser Team meldet sich über einen externen Anmeldedienst an, der uns Namen, E-Mail-Adresse und eine Benutzerkennung übermittelt. Die Anmeldung selbst liegt nur im Arbeitsspeicher des Browsers. Ein Anzeigename bleibt im Sitzungsspeicher, bis der Tab geschlossen wird; nicht gespeicherte Entwürfe können auf dem eigenen Gerät liegen. Wir halten fest, wer was wann geändert hat; der Name bleibt im Änderungsverlauf stehen.</p>
<h2>Ihre Rechte</h2>
<p>Sie können von uns verlangen,</p>
<ul>
<li>Ihnen zu zeigen, was wir über Sie haben, und Ihnen davon eine Kopie als Datei zu geben,</li>
<li>zu berichtigen, was falsch ist, etwa Name, E-Mail-Adresse oder Telefonnummer einer Nachricht; was vorher dort stand, bewahren wir nicht auf,</li>
<li>es zu löschen,</li>
<li>die Verwendung einzuschränken.</li>
</ul>
<p>Dem, was wir aufgrund berechtigten Interesses tun, können Sie außerdem widersprechen.</p>
<p>${ofNamed("Schreiben Sie uns von der E-Mail-Adresse aus, die Sie im Formular angegeben haben; anhand dieser Adresse finden wir Ihre Nachrichten. ")}Sie erhalten innerhalb eines Monats eine kostenlose Antwort. Eine Nachricht ohne E-Mail-Adresse können wir Ihnen in der Regel nicht zuordnen.</p>
<p>Automatisierte Entscheidungen über Sie treffen wir nicht.</p>
<h2>So widerrufen Sie Ihre Einwilligung</h2>
<p>Unten auf jeder Seite finden Sie den Link „Einwilligung ändern“. Schalten Sie aus, was Sie möchten, und speichern Sie. Das wirkt sofort und ist so einfach wie das Zustimmen. Was Sie bereits gesendet haben, wird dadurch nicht gelöscht; bitten Sie uns darum, dann tun wir es.</p>
<h2>Beschwerde</h2>
<p>Wenn Sie meinen, dass wir etwas falsch machen, möchten wir es gern zuerst erfahren. Sie können sich auch bei der norwegischen Datenschutzbehörde <a href="https://www.datatilsynet.no/en/" rel="noopener">Datatilsynet</a> beschweren.</p>`,
    },
  };
}
