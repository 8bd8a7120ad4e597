import type { Page } from "./page.ts";

/** The poster shows people dancing by the sea; the body says in words what it invites to. */
export const events: Page = {
  page: "events",
  facts: [],
  text: {
    nb: {
      title: "Arrangementer",
      lead: "Sommeren 2026 på plassen. Alt er gratis, og ingen trenger å melde seg på.",
      description:
        "Arrangementer på plassen sommeren 2026: dugnad, 17.\u00a0mai, sankthans, krabbefiske, natursti og lyktekveld. Gratis for alle gjester.",
      body: `<h2>Sommeren 2026</h2>
<ul>
<li><strong>18.04.2026 kl.\u00a010</strong> vårdugnad med suppe</li>
<li><strong>17.05.2026 kl.\u00a09</strong> flaggheising, frokost og barnetog rundt plassen</li>
<li><strong>23.06.2026 kl.\u00a020</strong> sankthansbål på Svaberget</li>
<li><strong>Lørdager i juli kl.\u00a011</strong> krabbefiske for barn, fra brygga</li>
<li><strong>25.07.2026 kl.\u00a019</strong> sommerfest med gitar og dans på terrassen ved sjøen, til kl.\u00a022</li>
<li><strong>01.08.2026 kl.\u00a012</strong> natursti med premie til alle</li>
<li><strong>05.09.2026 kl.\u00a020</strong> lyktekveld på stranda</li>
</ul>
<p>Blir det vind eller regn, finner du ny tid på oppslagstavla ved resepsjonen.</p>`,
    },
    en: {
      title: "Events",
      lead: "Summer 2026 at the campsite. Everything is free, and there is no need to sign up.",
      description:
        "Events at the campsite in summer 2026: spring clean-up, Constitution Day, midsummer, crab fishing, a nature trail and an evening of lanterns.",
      body: `<h2>Summer 2026</h2>
<ul>
<li><strong>18.04.2026 at 10:00</strong> spring clean-up with soup</li>
<li><strong>17.05.2026 at 09:00</strong> flag raising, breakfast and a children’s parade round the site for Norway’s Constitution Day</li>
<li><strong>23.06.2026 at 20:00</strong> midsummer bonfire on Svaberget</li>
<li><strong>Saturdays in July at 11:00</strong> crab fishing for children, from the jetty</li>
<li><strong>25.07.2026 at 19:00</strong> summer party with guitar and dancing on the terrace by the sea, until 22:00</li>
<li><strong>01.08.2026 at 12:00</strong> nature trail, with prizes for all</li>
<li><strong>05.09.2026 at 20:00</strong> an evening of lanterns on the beach</li>
</ul>
<p>If it is windy or wet, the new time is on the noticeboard by reception.</p>`,
    },
    de: {
      title: "Veranstaltungen",
      lead: "Der Sommer 2026 auf dem Platz. Alles ist kostenlos, eine Anmeldung ist nicht nötig.",
      description:
        "Veranstaltungen im Sommer 2026: Frühjahrsputz, Nationalfeiertag, Mittsommer, Krabbenangeln, Naturrallye und Laternenabend. Für Gäste kostenlos.",
      body: `<h2>Sommer 2026</h2>
<ul>
<li><strong>18.04.2026, 10\u00a0Uhr</strong> Frühjahrsputz mit Suppe</li>
<li><strong>17.05.2026, 9\u00a0Uhr</strong> Flaggenhissen, Frühstück und Kinderumzug zum norwegischen Nationalfeiertag</li>
<li><strong>23.06.2026, 20\u00a0Uhr</strong> Mittsommerfeuer auf dem Svaberget</li>
<li><strong>Samstags im Juli, 11\u00a0Uhr</strong> Krabbenangeln für Kinder vom Steg aus</li>
<li><strong>25.07.2026, 19\u00a0Uhr</strong> Sommerfest mit Gitarre und Tanz auf der Terrasse am Meer, bis 22\u00a0Uhr</li>
<li><strong>01.08.2026, 12\u00a0Uhr</strong> Naturrallye mit Preisen für alle</li>
<li><strong>05.09.2026, 20\u00a0Uhr</strong> Laternenabend am Strand</li>
</ul>
<p>Bei Wind oder Regen steht die neue Uhrzeit am Schwarzen Brett neben der Rezeption.</p>`,
    },
  },
};
