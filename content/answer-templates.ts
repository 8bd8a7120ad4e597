import type { Translated } from "#src/i18n/language.ts";
import { live } from "./live-values.ts";

/** What staff of the demo often answer. */
export const answerTemplates: Translated<{ title: string; text: string }>[] = [
  {
    nb: {
      title: "Ja, vi har plass",
      text: `Hei, og takk for at du spør! Ja, vi har plass de dagene. Du kan bestille på nettsidene våre eller på telefon ${live.phone}. Plassen er klar fra ${live.arrivalFrom}, og den skal være fri innen ${live.departureBy}.

Kommer du sent, så ring før resepsjonen stenger.

Hilsen oss i resepsjonen`,
    },
    en: {
      title: "Yes, there is room",
      text: `Hello, and thank you for asking! Yes, we have room on those days. You can book on our website or by phone on ${live.phone}. Your pitch is ready from ${live.arrivalFrom} and should be free by ${live.departureBy}.

If you arrive late, please call before reception closes.

Best wishes from reception`,
    },
    de: {
      title: "Ja, es ist Platz",
      text: `Guten Tag und danke für Ihre Anfrage! Ja, an diesen Tagen haben wir Platz. Sie können auf unserer Website oder telefonisch unter ${live.phone} buchen. Ihr Stellplatz ist ab ${live.arrivalFrom} bereit und sollte bis ${live.departureBy} frei sein.

Wenn Sie spät ankommen, rufen Sie bitte an, bevor die Rezeption schließt.

Viele Grüße aus der Rezeption`,
    },
  },
  {
    nb: {
      title: "Fullt de dagene",
      text: `Hei, og takk for at du spør! De dagene er det dessverre fullt hos oss. Ring gjerne ${live.phone} samme morgen, for noen reiser som regel tidligere enn de hadde tenkt.

Hilsen oss i resepsjonen`,
    },
    en: {
      title: "Full on those days",
      text: `Hello, and thank you for asking! I’m afraid we are full on those days. Do call ${live.phone} the same morning, though: somebody usually leaves earlier than planned.

Best wishes from reception`,
    },
    de: {
      title: "An diesen Tagen belegt",
      text: `Guten Tag und danke für Ihre Anfrage! An diesen Tagen sind wir leider belegt. Rufen Sie gern am selben Morgen unter ${live.phone} an, denn meist reist jemand früher ab als geplant.

Viele Grüße aus der Rezeption`,
    },
  },
  {
    nb: {
      title: "Funnet igjen",
      text: `Hei! Vi har funnet det du savner, og tar vare på det i resepsjonen. Skal vi sende det, så svar med adressen din.

Hilsen oss i resepsjonen`,
    },
    en: {
      title: "Lost and found",
      text: `Hello! We have found what you are missing and are keeping it at reception. If you would like us to post it, just reply with your address.

Best wishes from reception`,
    },
    de: {
      title: "Gefunden",
      text: `Guten Tag! Wir haben gefunden, was Sie vermissen, und bewahren es an der Rezeption auf. Sollen wir es Ihnen schicken, antworten Sie einfach mit Ihrer Adresse.

Viele Grüße aus der Rezeption`,
    },
  },
];
