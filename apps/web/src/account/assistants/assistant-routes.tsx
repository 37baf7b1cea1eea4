import { notFound } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import type { Response } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { connectPolicy } from '../../document.tsx';
import {
  acceptRequest,
  readConnectRequest,
  refuseRequest,
  type ConnectRequest,
} from '../../oauth/connect-request.ts';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { AssistantsPage } from './assistants-page.tsx';
import { ConnectPage } from './connect-page.tsx';

const assistantId = createInputReader(z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }));

/** The pages of assistants, by their path below /account. */
export const ASSISTANT_VIEWS: Readonly<Record<string, ViewLoader>> = {
  assistants: async (deps, { session, formToken }) => {
    requireServer(deps);
    const assistants = await deps.assistants.list(session.accountId);
    return {
      title: 'assistants',
      body: <AssistantsPage assistants={assistants} formToken={formToken} />,
    };
  },
  'connect/:id': async (deps, { session, formToken, params: { id = '' } }, res) => {
    const request = await read(deps, res, id);
    res.set('Content-Security-Policy', connectPolicy(request.returnsTo));
    return {
      title: 'connectAssistant',
      body: <ConnectPage id={id} request={request} email={session.email} formToken={formToken} />,
    };
  },
};

/** The forms of assistants, by their path below /account. */
export const ASSISTANT_FORMS: Readonly<Record<string, FormHandler>> = {
  'connect/:id/allow': async (deps, { session: { accountId }, params: { id = '' } }, res) => {
    const { load, resource } = requireServer(deps);
    const provider = await load();
    const request = await read(deps, res, id);
    const { grantId, goTo } = await acceptRequest(provider, { res, accountId, resource }, request);
    const { name, host } = request;
    await deps.assistants.describe(grantId, { name, host });
    return { goTo };
  },
  'connect/:id/refuse': async (deps, { params: { id = '' } }, res) => {
    await read(deps, res, id);
    return { goTo: await refuseRequest(await requireServer(deps).load(), res) };
  },
  'assistants/:id/disconnect': async ({ assistants }, { session, params }) => {
    await assistants.disconnect(session.accountId, assistantId.parseFields(params).id);
    return { goTo: '/account/assistants' };
  },
};

function requireServer({ authorization, addresses }: Dependencies) {
  if (!authorization || addresses.mcp === undefined) throw notFound('page', '/account/assistants');
  return { load: authorization, resource: addresses.mcp };
}

const read = async (deps: Dependencies, res: Response, id: string): Promise<ConnectRequest> =>
  readConnectRequest(await requireServer(deps).load(), { req: res.req, res }, id);
