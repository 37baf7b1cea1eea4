import { describe, expect, it } from '@jest/globals';
import { listenForAdmin } from '@marquee/http';
import { createTestApi, buildEvent } from '../create-test-api.ts';

describe('/-/metrics', () => {
  it('reports requests by route and status on a separate port', async () => {
    await using api = await createTestApi({
      events: [buildEvent({ title: 'Counted' })],
      settings: { adminPort: 0 },
    });
    const admin = await listenForAdmin([api.telemetry], { host: '127.0.0.1', adminPort: 0 });
    if (!admin) throw new Error('it does not listen');
    try {
      await api.get('/events').expect(200);
      await api.get('/events/counted-berlin-2026-11-28').expect(200);
      await api.get('/events/nobody-knows-it').expect(404);
      await api.get('/no/such/secret-path').expect(404);
      await api.get('/og/counted-berlin-2026-11-28').expect(200);
      await api.get('/og/counted-berlin-2026-11-28').expect(200);
      const answer = await fetch(`http://127.0.0.1:${String(admin.port)}/-/metrics`);
      const text = await answer.text();
      expect(answer.headers.get('content-type')).toContain('text/plain');
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith('marquee_http_request_duration_seconds_count'));
      const counted = (route: string, status: number) =>
        lines.filter(
          (line) =>
            line.includes(`route="${route}"`) && line.includes(`status="${String(status)}"`),
        );
      expect(counted('/events', 200)).toEqual([expect.stringMatching(/ 1$/)]);
      expect(counted('/events/:id_or_slug', 200)).toEqual([expect.stringMatching(/ 1$/)]);
      expect(counted('/events/:id_or_slug', 404)).toEqual([expect.stringMatching(/ 1$/)]);
      expect(counted('none', 404)).toEqual([expect.stringMatching(/ 1$/)]);
      expect(text).not.toContain('secret-path');
      expect(text).toMatch(/nodejs_eventloop_lag_seconds\{/);
      expect(text).toMatch(/marquee_database_connections\{of="open",deployable="api"\} [1-9]/);
      expect(text).toContain('marquee_cards_served{of="memory",deployable="api"} 1');
      expect(text).toContain('marquee_clicks_journaled{deployable="api"} 0');
      expect(text).toContain('marquee_clicks_lost_total{deployable="api"} 0');
      expect(text).toContain('marquee_counters_state{of="local",deployable="api"} 1');
      expect(text).toContain('marquee_counters_state{of="degraded",deployable="api"} 0');
      await api.get('/-/metrics').expect(404);
    } finally {
      await admin.close();
    }
  });

  it('counts the look-ups in the response cache by result', async () => {
    await using api = await createTestApi({ settings: { adminPort: 0, answerCacheMb: 1 } });
    for (let request = 0; request < 3; request++) await api.get('/events?limit=1').expect(200);
    const metrics = await api.telemetry?.registry.metrics();
    expect(metrics).toContain('marquee_response_cache_total{of="hits",deployable="api"} 2');
    expect(metrics).toContain('marquee_response_cache_total{of="misses",deployable="api"} 1');
  });

  it('counts requests that a quota rejects', async () => {
    await using api = await createTestApi({ settings: { adminPort: 0 } });
    for (let sent = 0; sent <= 100; sent++) await api.get('/events?limit=1');
    expect(await api.telemetry?.registry.metrics()).toMatch(
      /marquee_quota_refusals_total\{route="\/events",deployable="api"\} [1-9]/,
    );
  });

  it('is off unless a port is set', async () => {
    await using api = await createTestApi();
    expect(api.telemetry).toBeNull();
    expect(await listenForAdmin([api.telemetry], { host: '127.0.0.1' })).toBeNull();
  });
});
