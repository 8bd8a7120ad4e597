import { setTimeout } from "node:timers/promises";
import { formOf, pdfOf, pictureOf } from "../uploads.ts";
import { has } from "./ledger.ts";
import { Steps, type Step } from "./steps.ts";

/** Guests and staff who write resources of many kinds concurrently and record acknowledgements in the ledger. */
export class Writers extends Steps {
  /** Writes until `over` is aborted. A failure before that is a fault. */
  async write(over: AbortSignal): Promise<void> {
    const writers = this.#all().map(async (steps) => {
      while (!over.aborted)
        try {
          await steps[this.number++ % steps.length]!();
          await setTimeout(2);
        } catch (error) {
          if (!over.aborted) this.ledger.fault(`before the kill: ${String(error)}`);
          return;
        }
    });
    await Promise.all(writers);
  }

  /** TABLE  the concurrent writers. */
  #all(): Step[][] {
    return [
      this.resource("/article", (title) => ({
        title,
        subTitle: "Båten kan legge til",
        text: "<p>Velkommen.</p>",
        isActive: true,
        publishedDate: "2026-07-01",
      })),
      this.resource("/messages", (title) => ({
        title,
        pageTitle: title,
        message: "<p>Vannet er stengt.</p>",
        isActive: true,
        isImportant: false,
        announcementDate: "2026-07-15T08:00:00Z",
      })),
      this.resource(
        "/annualrates",
        (description) => ({
          description,
          year: 2030,
          fromDate: "2030-01-01",
          isActive: false,
          rateGroups: [{ name: "Døgnplass", rates: [{ text: "Telt", amount: 290 }] }],
        }),
        "description",
      ),
      [
        ...this.resource("/faq", (question) => ({ question, answer: "<p>Ja.</p>" }), "question"),
        () => this.#reorder(),
      ],
      [() => this.saveOnly("/identity", (word) => ({ name: word }))],
      [
        () => this.saveOnly("/plan", (word) => ({ captions: [{ at: [20, 20], text: word }] })),
        () => this.saveOnly("/websitesettings", (_, before) => ({ totalFireBan: !before["totalFireBan"] })),
      ],
      [
        () => this.#upload(),
        () => this.#changePhoto(),
        () => this.#removePhoto(),
        () => this.#restorePhoto(),
      ],
      [() => this.#addDocument(), () => this.#changeDocument()],
      [() => this.#sendMessage(), () => this.#sendMessage(), () => this.#erase()],
    ];
  }

  async #reorder(): Promise<void> {
    const ids = this.ledger
      .known("/faq", false)
      .map((at) => Number(at.split("/").at(-1)))
      .slice(0, 4);
    if (ids.length < 4) return;
    const order = ids.toSorted(() => Math.random() - 0.5);
    const { status, body } = await this.lostIsFine(() =>
      this.calls.staff("/faq/order", { method: "PUT", body: { ids: order } }, 200),
    );
    this.ledger.order = status === 200 ? (JSON.parse(body) as { ids: number[] }).ids : undefined;
    if (status === 200) this.ledger.acknowledge("/faq ordered");
  }

  async #upload(): Promise<void> {
    const word = this.word();
    const bytes = await pictureOf(word);
    const send = async () => {
      const { status, body } = await this.calls.staff(
        "/file/upload",
        await formOf(bytes, "bilde.png", { Name: word }),
        201,
      );
      if (status !== 201) return;
      const photo = JSON.parse(body) as { id: number; filename: string };
      const name = photo.filename.replace(".jpg", "");
      const files = [320, 640, 960, 1280].flatMap((width) =>
        ["jpg", "webp"].map((format) => `/data/images/${width}/${name}.${format}`),
      );
      this.ledger.added(`/photos/${photo.id}`, has("title", word), files);
      this.ledger.acknowledge("/photos uploaded");
    };
    await send().catch(() => void this.again.push(send));
  }

  async #changePhoto(): Promise<void> {
    const at = this.some(this.ledger.known("/photos", false));
    if (!at) return;
    const read = await this.lostIsFine(() => this.calls.staff(at, {}, 200));
    if (read.status !== 200) return;
    const { description, galleryId, sortorder, showInGallery, translations } = JSON.parse(
      read.body,
    ) as Record<string, unknown>;
    await this.change(
      "/photos",
      (title) => ({ title, description, galleryId, sortorder, showInGallery, translations }),
      "title",
    );
  }

  #removePhoto = () => this.remove("/photos");
  #restorePhoto = () => this.restore("/photos");

  async #sendPdf(): Promise<object | undefined> {
    const bytes = pdfOf(this.word());
    const { status, body } = await this.lostIsFine(async () =>
      this.calls.staff("/documents/file", await formOf(bytes, "regler.pdf"), 201),
    );
    return status === 201 ? (JSON.parse(body) as object) : undefined;
  }

  async #addDocument(): Promise<void> {
    const nb = await this.#sendPdf();
    if (!nb) return;
    await this.add("/documents", (title) => documentOf(title, nb), "title");
  }

  async #changeDocument(): Promise<void> {
    const nb = await this.#sendPdf();
    if (!nb) return;
    await this.change("/documents", (title) => documentOf(title, nb), "title");
    await this.remove("/documents");
  }

  async #sendMessage(): Promise<void> {
    const text = this.word();
    const send = async (isRetry: boolean) => {
      const body = {
        source: "contact",
        name: "Kari",
        email: addressOf(text),
        mobilePhone: "+47 412 34 567",
        message: text,
        isRetry,
      };
      const { status } = await this.calls.guest("/api/v1/feedback", { body });
      if (status !== 201) this.ledger.fault(`message: ${status}`);
      else this.ledger.messages.add(text);
      this.ledger.acknowledge("messages");
    };
    await send(false).catch(() => void this.again.push(() => send(true)));
  }

  /** Erases a guest's data, as the GDPR allows. */
  async #erase(): Promise<void> {
    const text = this.some([...this.ledger.messages]);
    if (!text) return;
    this.ledger.messages.delete(text);
    const erase = async () => {
      const options = { body: { email: addressOf(text) } };
      const { status } = await this.calls.staff("/feedback/person/erase", options, 201);
      if (status !== 201) return;
      this.ledger.erased.add(text);
      this.ledger.acknowledge("erasures");
    };
    await erase().catch(() => void this.again.push(erase));
  }
}

/** Returns the e-mail address of a message's sender. Each message has a different address. */
const addressOf = (text: string) => `${text.replace(" ", "-").toLowerCase()}@example.com`;

const documentOf = (title: string, nb: object) => ({
  title,
  description: "Det som gjelder.",
  date: "2026-07-01",
  sortorder: 1,
  files: { nb },
  translations: {},
});
