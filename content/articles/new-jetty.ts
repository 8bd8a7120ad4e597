import { live } from "../live-values.ts";
import type { SeedArticle } from "./article.ts";

export const newJetty: SeedArticle = {
  publishedDate: "2026-07-10",
  image: "jetty-noon",
  isActive: true,
  text: {
    nb: {
      title: "Ny brygge klar til fellesferien",
      subTitle: "Badestige, god plass til krabbefiske og fire båtplasser for dagsbesøk.",
      text: `<p>I vinter knuste isen den gamle brygga. Nå ligger en ny på samme sted: 18\u00a0meter lang og to meter bred, bygd i lerk. Den blir grå med årene, og det skal den få lov til.</p>
<p>Badestigen står på utsiden, der det er dypest. Innerst når vannet et barn til knærne. Der er det god plass til å ligge på magen og fiske krabber.</p>
<h2>Godt å vite</h2>
<ul>
<li><strong>Båtplasser:</strong> 4, for båter inntil 6\u00a0m</li>
<li><strong>Dybde ytterst:</strong> 2,4\u00a0m</li>
<li><strong>Redningsbøye:</strong> ved stigen</li>
<li><strong>Bading:</strong> på eget ansvar</li>
</ul>
<p>Båtplassene er for besøk på dagen og kan ikke bestilles. Vil du ligge over natten, spør du i resepsjonen først. Hopp bare fra enden, aldri med hodet først, og se etter hvem som bader under deg.</p>
<p>Krabbene slipper vi ut igjen før kvelden. De liker best en bøtte i skyggen, med friskt sjøvann og ikke for mange naboer. Barn som fisker, har vest på og en voksen ved siden av seg.</p>
<blockquote>
<p>Ro fra ${live.quiet}, også på brygga. Takk for at du går stille.</p>
</blockquote>`,
    },
    en: {
      title: "The new jetty is ready for the summer holidays",
      subTitle: "A swimming ladder, plenty of room for crab fishing and four moorings for day visits.",
      text: `<p>Last winter the ice broke the old jetty apart. Now there is a new one in the same place: 18\u00a0metres long and two metres wide, built of larch. It will turn grey with the years, and we shall let it.</p>
<p>The swimming ladder is on the outer side, where the water is deepest. At the inner end it only reaches a child’s knees. That is the place to lie on your stomach and fish for crabs.</p>
<h2>Good to know</h2>
<ul>
<li><strong>Moorings:</strong> 4, for boats up to 6\u00a0m</li>
<li><strong>Depth at the end:</strong> 2.4\u00a0m</li>
<li><strong>Lifebuoy:</strong> by the ladder</li>
<li><strong>Swimming:</strong> at your own risk</li>
</ul>
<p>The moorings are for day visits and can’t be booked. If you would like to stay overnight, please ask at reception first. Jump from the end only, feet first, and look out for swimmers below you.</p>
<p>Crabs go back into the sea before evening. Until then they prefer a bucket in the shade, with fresh seawater and not too many neighbours. Children who fish wear a life jacket and have a grown-up beside them.</p>
<blockquote>
<p>Quiet from ${live.quiet}, on the jetty too. Please keep the noise down.</p>
</blockquote>`,
    },
    de: {
      title: "Neuer Steg, rechtzeitig zu den Sommerferien",
      subTitle: "Badeleiter, viel Platz zum Krabbenangeln und vier Liegeplätze für Tagesbesuche.",
      text: `<p>Im Winter hat das Eis den alten Steg zerlegt. Jetzt liegt an derselben Stelle ein neuer: 18\u00a0Meter lang, zwei Meter breit und aus Lärchenholz. Mit den Jahren wird er grau, und das darf er auch.</p>
<p>Die Badeleiter ist an der Außenseite, wo es am tiefsten ist. Am inneren Ende reicht das Wasser einem Kind nur bis zu den Knien. Dort kann man gut auf dem Bauch liegen und Krabben angeln.</p>
<h2>Gut zu wissen</h2>
<ul>
<li><strong>Liegeplätze:</strong> 4, für Boote bis 6\u00a0m</li>
<li><strong>Tiefe am Ende:</strong> 2,4\u00a0m</li>
<li><strong>Rettungsring:</strong> an der Leiter</li>
<li><strong>Baden:</strong> auf eigene Gefahr</li>
</ul>
<p>Die Liegeplätze sind für Tagesbesuche gedacht und lassen sich nicht reservieren. Möchten Sie über Nacht bleiben, fragen Sie bitte vorher an der Rezeption. Springen Sie nur vom Ende ins Wasser, nie kopfüber, und achten Sie darauf, wer unter Ihnen schwimmt.</p>
<p>Die Krabben kommen vor dem Abend zurück ins Meer. Bis dahin mögen sie einen Eimer im Schatten, frisches Meerwasser und nicht zu viele Nachbarn. Kinder tragen beim Angeln eine Schwimmweste und haben einen Erwachsenen neben sich.</p>
<blockquote>
<p>Nachtruhe von ${live.quiet}, auch auf dem Steg. Danke, dass Sie leise sind.</p>
</blockquote>`,
    },
  },
};
