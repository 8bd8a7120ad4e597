import { z } from "zod";
import { messageKind } from "./message.ts";

const takenDown = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().nullable().describe("Who took it down; null when its end came by itself"),
});
export type TakenDown = z.infer<typeof takenDown>;

/** The messages for the staff's screens. */
export const messageBoard = z
  .object({
    current: z.array(messageKind.answer).describe("The active messages that haven't ended"),
    takenDown: z.array(takenDown).describe("The messages that guests no longer see"),
    firstPosition: z.int32().describe("A position before all messages"),
  })
  .meta({ id: "MessageBoard" });
export type MessageBoard = z.infer<typeof messageBoard>;
