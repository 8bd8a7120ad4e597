import { defineServerFeature } from "#src/platform/server-feature.ts";
import {
  deleteDevice,
  getNotifications,
  postDevice,
  putDeviceTest,
  putNotifications,
} from "./notifications.api.ts";
import { wantsMailAt } from "./people.server.ts";
import { forgetPeopleJob, pushJob } from "./push/push-outbox.server.ts";

export const notifications = defineServerFeature({
  api: [
    { method: "get", path: "/notifications", access: "staff", call: getNotifications },
    { method: "put", path: "/notifications", access: "staff", call: putNotifications },
    { method: "post", path: "/notifications/devices", access: "staff", call: postDevice },
    { method: "delete", path: "/notifications/devices/{id}", access: "staff", call: deleteDevice },
    { method: "put", path: "/notifications/devices/{id}/test", access: "staff", call: putDeviceTest },
  ],
  apiGroups: { notifications: "Notifications for staff" },
  jobs: [pushJob, forgetPeopleJob],
  mail: { mayStillReceive: wantsMailAt },
  tables: {
    notifiedPerson: {
      holds: "staff who get notifications",
      kept: "30 days after their last visit",
      person: "staff",
    },
    pushDevice: { holds: "their devices", kept: "as long as their person", person: "staff" },
    outboxPush: { holds: "push messages that wait to be sent", kept: "a day", isMomentary: true },
    pushKey: { holds: "the key pair for push messages", kept: "always" },
  },
});
