import { fact, type DemoPage } from "./page.ts";

/** Its facts are the numbers for what can wait a little; a label's first sentence says whose. */
export const emergency: DemoPage = {
  page: "emergency",
  facts: [
    fact("phone", {
      nb: ["Legevakt. Larvik, 16\u00a0km. Ring før du drar.", "116\u00a0117"],
      en: ["Out-of-hours doctor. In Larvik, 16\u00a0km. Call before you go.", "116\u00a0117"],
      de: ["Ärztlicher Notdienst. In Larvik, 16\u00a0km. Vorher anrufen.", "116\u00a0117"],
    }),
    fact("phone", {
      nb: ["Giftinformasjonen. Svarer alltid. Ha pakningen klar.", "22\u00a059\u00a013\u00a000"],
      en: [
        "Poison Information Centre. Always answers. Keep the packaging at hand.",
        "+47\u00a022\u00a059\u00a013\u00a000",
      ],
      de: [
        "Giftnotrufzentrale. Immer erreichbar. Packung bereithalten.",
        "+47\u00a022\u00a059\u00a013\u00a000",
      ],
    }),
  ],
  text: {
    nb: {
      title: "Når det haster",
      lead: "Ring først. Ikke legg på før de sier fra.",
      description:
        "Nødnumrene 110, 112 og 113, adressen å lese opp, møteplass, hjertestarter og slukkere, legevakt og Giftinformasjonen.",
      body: `<h2>Mens du venter</h2>
<ul>
<li>Brenner det, får du alle ut først. Rop til naboene, og gå til møteplassen.</li>
<li>Puster noen ikke, henter én hjertestarteren mens en annen blir. 113 sier hva dere skal gjøre.</li>
<li>Er noen i vannet, kaster du bøyen. Ikke svøm ut alene.</li>
<li>Send noen til bommen for å vise vei.</li>
</ul>`,
    },
    en: {
      title: "In an emergency",
      lead: "Call first. Don’t hang up until they tell you to.",
      description:
        "Emergency numbers 110, 112 and 113, the address to read out, assembly point, defibrillator, extinguishers, doctor and poison line.",
      body: `<h2>While you wait</h2>
<ul>
<li>If there is a fire, get everyone out first. Shout to your neighbours and go to the assembly point.</li>
<li>If somebody isn’t breathing, one of you gets the defibrillator while another stays. 113 will tell you what to do.</li>
<li>If somebody is in the water, throw the lifebuoy. Don’t swim out alone.</li>
<li>Send somebody to the barrier to show the way.</li>
</ul>`,
    },
    de: {
      title: "Im Notfall",
      lead: "Zuerst anrufen. Erst auflegen, wenn man es Ihnen sagt.",
      description:
        "Notrufnummern 110, 112 und 113, die Adresse zum Vorlesen, Sammelplatz, Defibrillator, Feuerlöscher, Arzt und Giftnotruf.",
      body: `<h2>Bis Hilfe kommt</h2>
<ul>
<li>Brennt es, bringen Sie zuerst alle hinaus. Rufen Sie die Nachbarn und gehen Sie zum Sammelplatz.</li>
<li>Atmet jemand nicht, holt einer den Defibrillator, ein anderer bleibt. Unter 113 sagt man Ihnen, was zu tun ist.</li>
<li>Ist jemand im Wasser, werfen Sie den Rettungsring. Schwimmen Sie nicht allein hinaus.</li>
<li>Schicken Sie jemanden zur Schranke, der den Weg zeigt.</li>
</ul>`,
    },
  },
};
