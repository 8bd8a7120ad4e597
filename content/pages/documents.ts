import { live } from "../live-values.ts";
import type { DemoPage } from "./page.ts";

export const documentsPage: DemoPage = {
  page: "documents",
  facts: [],
  text: {
    nb: {
      title: "Dokumenter",
      lead: "Regler, skjemaer og kontrakt som PDF. Last ned, les og skriv ut.",
      description:
        "Last ned ordensregler, regler for isolert fortelt, egenerklæring om elektrisk anlegg og leiekontrakt for sesongplass som PDF.",
      body: `<h2>Slik leverer du et skjema</h2>
<p>Skriv ut, fyll ut og legg det i postkassa ved resepsjonen. Du kan også ta bilde av det eller skanne det og sende det til ${live.email}. Har du ikke skriver, ligger det kopier i resepsjonen.</p>
<ul>
<li><strong>Egenerklæringen om det elektriske</strong> leverer du hvert år innen ${live.opens}.</li>
<li><strong>Søknad om isolert fortelt</strong> leverer du før du begynner. Vi svarer innen to uker.</li>
<li><strong>Leiekontrakten</strong> får du i to eksemplarer. Vi beholder det ene.</li>
</ul>
<p>Trenger du et dokument med stor skrift eller lest opp, ringer du oss på ${live.phone}. Hva nettstedet lagrer om deg, står i <a href="/info/documents/privacypolicy">personvernerklæringen</a>.</p>`,
    },
    en: {
      title: "Documents",
      lead: "Rules, forms and contract as PDF files, to download, read and print.",
      description:
        "Download the site rules, the rules for insulated awnings, the electrical self-declaration and the lease for a seasonal pitch as PDF files.",
      body: `<h2>How to return a form</h2>
<p>Print it, fill it in and drop it in the letter box at reception. You can also photograph or scan it and send it to ${live.email}. If you have no printer, there are copies at reception.</p>
<ul>
<li>Return the <strong>electrical self-declaration</strong> every year by ${live.opens}.</li>
<li>Send in the <strong>application for an insulated awning</strong> before you start. We reply within two weeks.</li>
<li>The <strong>lease</strong> comes in two copies. We keep one.</li>
</ul>
<p>If you need a document in large print or read aloud, call us on ${live.phone}. The <a href="/info/documents/privacypolicy">privacy statement</a> tells you what the website stores about you.</p>`,
    },
    de: {
      title: "Dokumente",
      lead: "Regeln, Formulare und Vertrag als PDF, zum Herunterladen, Lesen und Ausdrucken.",
      description:
        "Platzordnung, Regeln für isolierte Vorzelte, Eigenerklärung zur Elektroanlage und Mietvertrag für Saisonplätze als PDF herunterladen.",
      body: `<h2>So geben Sie ein Formular ab</h2>
<p>Drucken Sie es aus, füllen Sie es aus und werfen Sie es in den Briefkasten an der Rezeption. Sie können es auch fotografieren oder scannen und an ${live.email} schicken. Haben Sie keinen Drucker, liegen an der Rezeption Exemplare bereit.</p>
<ul>
<li>Die <strong>Eigenerklärung zur Elektroanlage</strong> geben Sie jedes Jahr bis zum ${live.opens} ab.</li>
<li>Den <strong>Antrag auf ein isoliertes Vorzelt</strong> stellen Sie, bevor Sie anfangen. Wir antworten innerhalb von zwei Wochen.</li>
<li>Den <strong>Mietvertrag</strong> erhalten Sie in zwei Ausfertigungen. Eine behalten wir.</li>
</ul>
<p>Brauchen Sie ein Dokument in großer Schrift oder vorgelesen, rufen Sie uns unter ${live.phone} an. Was die Website über Sie speichert, steht in der <a href="/info/documents/privacypolicy">Datenschutzerklärung</a>.</p>`,
    },
  },
};
