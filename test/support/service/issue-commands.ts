import fc from 'fast-check';
import { IssueModeration } from '../../../src/issues/issue-moderation.service';
import { REACTIONS, type Reaction } from '../../../src/kernel/reactions';
import type { TestPerson } from '../../factories/people';
import type { ApiClient } from '../network/client';
import type { HttpAnswer } from '../network/http';
import { type IssueModel, WHO, type Who } from '../model/issue-model';
import type { TestService } from './service';

/** The service with one issue, and the people of the model. */
export interface Reality {
  service: TestService;
  people: Record<Who, TestPerson>;
  issue: string;
  proof: string;
}

type Model = IssueModel;
type Command = fc.AsyncCommand<Model, Reality>;

/** A command that sends a request as a person, and compares its status with the one of the model. */
function command(
  name: string,
  act: (
    model: Model,
    api: (who: Who) => ApiClient,
    reality: Reality,
  ) => Promise<[HttpAnswer | undefined, number]>,
): Command {
  return {
    check: () => true,
    toString: () => name,
    run: async (model, reality) => {
      const api = (who: Who) => reality.service.tokenApi.as(reality.people[who]);
      const [answer, expected] = await act(model, api, reality);
      if (answer && answer.status !== expected)
        throw new Error(`${name} was answered ${answer.status} instead of ${expected}: ${answer.text}`);
    },
  };
}

const who = fc.constantFrom(...WHO);
const index = fc.nat(3);
const pick = <Item>(items: readonly Item[], n: number): Item | undefined =>
  items[n % Math.max(items.length, 1)];
const path = ({ issue }: Reality, rest = '') => `/api/issues/${issue}${rest}`;

/** The refusal of an edit that does not depend on its content. */
function editRefusal(model: Model, by: Who): number | undefined {
  return model.refusal(by, { onlyDeciders: true }) ?? (model.status === 'closed' ? 409 : undefined);
}

const edits = fc.tuple(who, fc.constantFrom('open', 'in_progress', 'resolved', 'closed')).map(([by, to]) =>
  command(`${by} edits to ${to}`, async (model, api, reality) => {
    const isWork = to === 'open' || to === 'in_progress';
    const working = model.status === 'open' || model.status === 'in_progress';
    const expected = editRefusal(model, by) ?? (isWork && working ? 200 : 409);
    const answer = await api(by).patch(path(reality), { status: to });
    if (expected === 200) model.move(to);
    return [answer, expected];
  }),
);
const priorities = fc.tuple(who, fc.boolean()).map(([by, high]) =>
  command(`${by} makes it ${high ? 'high' : 'low'}`, async (model, api, reality) => {
    const expected = editRefusal(model, by) ?? 200;
    const answer = await api(by).patch(path(reality), { priority: high ? 'high' : 'low' });
    if (expected === 200) model.high = high;
    return [answer, expected];
  }),
);
const resolves = who.map((by) =>
  command(`${by} resolves`, async (model, api, reality) => {
    const done = model.status === 'resolved' || model.status === 'closed';
    const expected = model.refusal(by, { onlyDeciders: true }) ?? (done ? 409 : 201);
    const answer = await api(by).post(path(reality, '/resolve'), {
      description: 'Mended as it should be',
      mediaIds: [reality.proof],
    });
    if (expected === 201) model.move('resolved');
    return [answer, expected];
  }),
);
const rates = fc.tuple(who, fc.constantFrom('up', 'down')).map(([by, vote]) =>
  command(`${by} rates ${vote}`, async (model, api, reality) => {
    const own = by === 'reporter' ? 403 : undefined;
    const expected = model.refusal(by) ?? own ?? (model.status === 'resolved' ? 200 : 409);
    const answer = await api(by).post(path(reality, '/rate-resolution'), { vote });
    if (expected === 200) model.ratings.set(by, vote);
    return [answer, expected];
  }),
);
const requests = who.map((by) =>
  command(`${by} asks to reopen`, async (model, api, reality) => {
    const expected = model.refusal(by) ?? (model.status === 'resolved' ? 201 : 409);
    const answer = await api(by).post<{ data: { requestId: string } }>(path(reality, '/reopen-request'), {
      reason: 'It is broken again',
    });
    if (expected === 201)
      model.requests.push({ id: answer.body.data.requestId, status: 'pending', live: true });
    return [answer, expected];
  }),
);
const reviews = fc.tuple(who, index, fc.constantFrom('approve', 'deny')).map(([by, n, action]) =>
  command(`${by} reviews request ${n}: ${action}`, async (model, api, reality) => {
    const request = pick(model.requests, n);
    const state =
      request === undefined ? 404 : request.status !== 'pending' || model.status !== 'resolved' ? 409 : 200;
    const expected = model.refusal(by, { onlyDeciders: true }) ?? state;
    const answer = await api(by).patch(path(reality, `/reopen-request/${request?.id ?? 'req_none'}`), {
      action,
    });
    if (expected === 200 && request) {
      request.status = action === 'approve' ? 'approved' : 'denied';
      if (action === 'approve') model.move('open');
    }
    return [answer, expected];
  }),
);
const closes = fc.tuple(who, fc.constantFrom('owner', 'admin', 'auto')).map(([by, source]) =>
  command(`${by} closes as ${source}`, async (model, api, reality) => {
    const own = source === 'auto' || (source === 'owner') === (by === 'reporter') ? undefined : 403;
    const expected =
      model.refusal(by, { onlyDeciders: true }) ?? own ?? (model.status === 'resolved' ? 200 : 409);
    const answer = await api(by).patch(path(reality, '/close'), { source });
    if (expected === 200) model.move('closed');
    return [answer, expected];
  }),
);
const bulks = fc.constantFrom('open', 'in_progress', 'resolved', 'closed').map((to) =>
  command(`the admin moves it to ${to} in bulk`, async (model, api, reality) => {
    const answer = await api('admin').post<{ data: { updated: number } }>('/api/issues/bulk/status', {
      issueIds: [reality.issue],
      status: to,
    });
    const updated = model.status === 'closed' ? 0 : 1;
    if (answer.body.data.updated !== updated) throw new Error(`${answer.text} instead of ${updated} updated`);
    if (updated) model.move(to);
    return [answer, 200];
  }),
);
const upvotes = who.map((by) =>
  command(`${by} upvotes`, async (model, api, reality) => {
    const expected = model.refusal(by) ?? 200;
    const answer = await api(by).post<{ data: { upvotes: number; hasUpvoted: boolean } }>(
      path(reality, '/upvote'),
    );
    if (expected !== 200) return [answer, expected];
    if (!model.upvoters.delete(by)) model.upvoters.add(by);
    const { upvotes: count, hasUpvoted } = answer.body.data;
    if (count !== model.upvoters.size || hasUpvoted !== model.upvoters.has(by)) throw new Error(answer.text);
    return [answer, expected];
  }),
);
const posts = who.map((by) =>
  command(`${by} writes`, async (model, api, reality) => {
    const expected = model.refusal(by) ?? 201;
    const answer = await api(by).post<{ data: { messageId: string } }>(path(reality, '/messages'), {
      content: 'Still broken',
    });
    if (expected === 201) {
      const id = answer.body.data.messageId;
      model.messages.push({ id, author: by, deleted: false, reactions: new Map() });
    }
    return [answer, expected];
  }),
);
const deletes = fc.tuple(who, index).map(([by, n]) =>
  command(`${by} deletes message ${n}`, async (model, api, reality) => {
    const message = pick(model.messages, n);
    const state = message === undefined ? 404 : by !== 'admin' && by !== message.author ? 403 : 200;
    const expected = model.refusal(by, { viewers: true }) ?? state;
    const answer = await api(by).delete(path(reality, `/messages/${message?.id ?? 'msg_none'}`));
    if (expected === 200 && message) message.deleted = true;
    return [answer, expected];
  }),
);
const reacts = fc.tuple(who, index, fc.constantFrom(...REACTIONS)).map(([by, n, emoji]) =>
  command(`${by} reacts to message ${n} with ${emoji}`, async (model, api, reality) => {
    const message = pick(model.messages, n);
    const state = message === undefined ? 404 : message.deleted ? 409 : 200;
    const expected = model.refusal(by) ?? state;
    const answer = await api(by).post<{ data: { reactions: Partial<Record<Reaction, number>> } }>(
      path(reality, `/messages/${message?.id ?? 'msg_none'}/react`),
      { emoji },
    );
    if (expected === 200 && message) {
      if (message.reactions.get(by) === emoji) message.reactions.delete(by);
      else message.reactions.set(by, emoji);
    }
    return [answer, expected];
  }),
);
const hides = fc.boolean().map((hidden) =>
  command(`city staff ${hidden ? 'hides' : 'shows'} it`, async (model, _api, { service, issue }) => {
    await service.app.get(IssueModeration, { strict: false }).setHidden(issue, hidden);
    model.hidden = hidden;
    return [undefined, 0];
  }),
);

/** All actions on an issue, by anyone in any order; important ones are more frequent. */
export const COMMANDS: Array<fc.Arbitrary<Command>> = [
  resolves,
  resolves,
  requests,
  requests,
  reviews,
  reviews,
  edits,
  priorities,
  rates,
  closes,
  bulks,
  upvotes,
  upvotes,
  posts,
  posts,
  deletes,
  reacts,
  hides,
];
