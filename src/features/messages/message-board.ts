import { z } from "zod";
import { messageKind } from "./message.ts";
import { returning } from "./purpose.ts";

/** The messages for the staff's screens. */
export const messageBoard = z
  .object({
    current: z.array(messageKind.answer).describe("The active messages that haven't ended"),
    firstPosition: z.int32().describe("A position before all messages"),
    back: z
      .array(
        z.object({
          purpose: z.enum(returning),
          until: z.iso.datetime().describe("Until when guests read that it is back"),
          messages: z
            .array(z.int())
            .describe("The ended messages, by id; without these, guests don't read it"),
        }),
      )
      .describe("Water or power of which guests read that it is back"),
  })
  .meta({ id: "MessageBoard" });
export type MessageBoard = z.infer<typeof messageBoard>;
