import { useState } from "react";
import { Link, useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import { siteNow } from "#src/cms/staff/clock.ts";
import { resourceScreen } from "#src/cms/resource-addresses.ts";
import { placeOf } from "#src/cms/staff/places/places.ts";
import { Dialog } from "#src/cms/staff/dialog/dialog.tsx";
import { staffText } from "#messages/staff";
import { camerasAdminText } from "#messages/webcam";
import { languageTag, type Language } from "#src/i18n/language.ts";
import { dayOf } from "#src/i18n/times/time.ts";
import { Icon } from "#src/ui/icon.tsx";
import { CallFault } from "#src/cms/staff/form/call-fault.tsx";
import { failureWords } from "#src/cms/staff/form/faults.ts";
import { HistoryLink } from "#src/cms/staff/history-link.tsx";
import { listAll } from "#src/cms/staff/lists/list-all.ts";
import { ListScreen } from "#src/cms/staff/lists/list-screen.tsx";
import { useFill } from "#src/cms/staff/live-values/use-live-values.ts";
import { apiContext, useStaff } from "#src/cms/staff/staff.ts";
import { StaffButton } from "#src/cms/staff/fields/staff-button.tsx";
import { SwitchField } from "#src/cms/staff/fields/switch-field.tsx";
import type { StaffCamera } from "#src/features/webcam/camera.ts";
import { takenAtWords } from "#src/features/webcam/webcam-words.ts";
import { numberedName } from "#src/features/webcam/camera-number.ts";
import { webcamUrl } from "#src/features/webcam/webcam.ts";

export const loader = ({ context }: LoaderFunctionArgs) =>
  listAll<StaffCamera>(context.get(apiContext), "/cameras");

export function Component() {
  const { language } = useStaff();
  const text = camerasAdminText[language];
  const data = useLoaderData<typeof loader>();
  return (
    <ListScreen title={text.title} back={placeOf("ahead", language)}>
      <p className="cameras-lead gap-below-24">{text.lead}</p>
      <ul className="cameras tiles">
        {data.map((camera) => (
          <CameraCard key={camera.id} camera={camera} />
        ))}
      </ul>
    </ListScreen>
  );
}

interface Act {
  path: string;
  body?: Pick<StaffCamera, "isOn">;
  done: string;
  notDone: string;
}

/** A camera with its actions, which send no version, because deleting a picture suits every version. */
function CameraCard({ camera }: { camera: StaffCamera }) {
  const { api, language, showToast } = useStaff();
  const { revalidate } = useRevalidator();
  const [running, setRunning] = useState<Act>();
  const [isAsking, setAsking] = useState(false);
  const [failed, setFailed] = useState<{ act: Act; reason: string }>();
  const text = camerasAdminText[language];
  const fill = useFill();
  const name = fill(camera.title) || numberedName(camera.name, language);
  const path = `/cameras/${camera.id}`;

  async function run(act: Act) {
    setRunning(act);
    setFailed(undefined);
    try {
      await api.put<StaffCamera>(act.path, act.body);
      await revalidate();
      showToast(act.done);
    } catch (error) {
      setFailed({ act, reason: failureWords(error, language) });
    } finally {
      setRunning(undefined);
    }
  }

  const turn = (isOn: boolean) =>
    run({
      path,
      body: { isOn },
      done: isOn ? text.turnedOn({ name }) : text.turnedOff({ name }),
      notDone: isOn ? text.notTurnedOn : text.notTurnedOff,
    });
  const takeDown = () =>
    run({ path: `${path}/takedown`, done: text.takenDown({ name }), notDone: text.notTakenDown });
  const canTakeDown = camera.takenAt !== null && !running;
  return (
    <li className="camera-card packed stack hug">
      <CameraPicture camera={camera} name={name} />
      <div>
        <h2 className="size-21 lines-13" lang={camera.title ? languageTag.nb : undefined}>
          {name}
        </h2>
        <p className="size-16 quiet figures">{pictureWords(camera, language)}</p>
      </div>
      <SwitchField
        {...text.isOn}
        isOn={running?.body?.isOn ?? camera.isOn}
        onChange={(isOn) => (isOn ? void turn(true) : setAsking(true))}
        isDisabled={running !== undefined && !running.body}
      />
      <Dialog
        heading={text.asked.heading({ name })}
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <p>{text.asked.explanation}</p>
        <div className="dialog-actions">
          <button
            type="button"
            className="button danger"
            onClick={() => {
              setAsking(false);
              void turn(false);
            }}
          >
            {text.asked.turnOff}
          </button>
          <StaffButton onClick={() => setAsking(false)}>{staffText[language].cancel}</StaffButton>
        </div>
      </Dialog>
      {failed && (
        <CallFault words={`${failed.act.notDone} ${failed.reason}`} onRetry={() => void run(failed.act)} />
      )}
      <StaffButton
        look="bad"
        icon="trash"
        aria-disabled={!canTakeDown}
        onClick={() => canTakeDown && void takeDown()}
      >
        {text.takeDown}
        <span className="visually-hidden">{text.ofCamera({ name })}</span>
      </StaffButton>
      <div className="cluster sparse">
        <Link className="target icons-18" to={resourceScreen("camera", camera.id)}>
          <Icon name="pencil" />
          {text.edit}
          <span className="visually-hidden">{text.ofCamera({ name })}</span>
        </Link>
        <HistoryLink form={{ kind: { name: "camera" }, last: camera }} />
      </div>
    </li>
  );
}

function CameraPicture({ camera: { name: file, takenAt }, name }: { camera: StaffCamera; name: string }) {
  const text = camerasAdminText[useStaff().language];
  if (takenAt === null)
    return (
      <div className="camera-none full rounded quiet">
        <Icon name="camera" />
      </div>
    );
  const { epochMilliseconds } = Temporal.Instant.from(takenAt);
  return (
    <img
      className="full rounded"
      src={`${webcamUrl(file)}?${epochMilliseconds}`}
      alt={text.picture({ name })}
    />
  );
}

/** Returns words such as "Tatt kl. 09.37", or the reason why there is no picture. */
function pictureWords({ isOn, takenAt }: StaffCamera, language: Language): string {
  const text = camerasAdminText[language];
  if (takenAt === null) return isOn ? text.noPicture : text.off;
  return takenAtWords(Temporal.Instant.from(takenAt), dayOf(siteNow()), language);
}
