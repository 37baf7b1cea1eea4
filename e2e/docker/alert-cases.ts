/**
 * What makes an alert fire: the samples of each series, a minute apart, in the notation of
 * promtool.
 */
interface AlertCase {
  alert: string;
  /** Series without the label that separates processes, with well and ill samples. */
  series: Readonly<Record<string, readonly [well: string, ill: string]>>;
  /** The label that separates processes: those of one server, or instances. */
  by: 'process' | 'instance';
  /** Until it fires. */
  minutes: number;
}

const REQUESTS = 'marquee_http_request_duration_seconds';

const state = (
  alert: string,
  series: string,
  [well, ill]: readonly [number, number],
): AlertCase => ({
  alert,
  series: { [series]: [`${String(well)}x200`, `${String(ill)}x200`] },
  by: 'process',
  minutes: 100,
});

/** Every worker reads it from the same database, so each of them sees the fault. */
const sharedState = (alert: string, series: string, ill: number): AlertCase => ({
  ...state(alert, series, [ill, ill]),
  by: 'instance',
});

const total = (alert: string, series: string): AlertCase => ({
  alert,
  series: { [series]: ['7x200', '0+60x200'] },
  by: 'process',
  minutes: 100,
});

const errors = (alert: string, minutes: number, perMinute: number): AlertCase => ({
  alert,
  series: {
    [`${REQUESTS}_count{deployable="api", status="200"}`]: [
      `0+1000x${String(minutes + 10)}`,
      `0+1000x${String(minutes + 10)}`,
    ],
    [`${REQUESTS}_count{deployable="api", status="503"}`]: [
      `5x${String(minutes + 10)}`,
      `0+${String(perMinute)}x${String(minutes + 10)}`,
    ],
  },
  by: 'process',
  minutes,
});

export const ALERT_CASES: readonly AlertCase[] = [
  { ...state('MarqueeInstanceDown', 'up{job="marquee"}', [1, 0]), by: 'instance' },
  {
    alert: 'MarqueeProcessMissing',
    series: {
      'marquee_processes{of="expected"}': ['2x200', '2x200'],
      'marquee_processes{of="answering"}': ['2x200', '1x200'],
    },
    by: 'instance',
    minutes: 100,
  },
  errors('MarqueeErrorBudgetFast', 100, 60),
  errors('MarqueeErrorBudgetSlow', 1500, 10),
  {
    alert: 'MarqueeSlow',
    series: {
      [`${REQUESTS}_bucket{deployable="api", le="1"}`]: ['0+100x200', '0+90x200'],
      [`${REQUESTS}_bucket{deployable="api", le="2.5"}`]: ['0+100x200', '0+100x200'],
      [`${REQUESTS}_bucket{deployable="api", le="+Inf"}`]: ['0+100x200', '0+100x200'],
    },
    by: 'process',
    minutes: 100,
  },
  state('MarqueeDatabaseDown', 'marquee_database_up', [1, 0]),
  state('MarqueeReplicaOut', 'marquee_database_replicas{of="down"}', [0, 1]),
  state('MarqueePoolExhausted', 'marquee_database_connections{of="waited_for"}', [0, 3]),
  state('MarqueeCountersDegraded', 'marquee_counters_state{of="degraded"}', [0, 1]),
  total('MarqueeSheddingLoad', 'marquee_requests_shed_total'),
  state('MarqueeEventLoopSlow', 'nodejs_eventloop_lag_p99_seconds', [0.01, 0.3]),
  total('MarqueeConnectionsRefused', 'marquee_connections_refused_total{of="refused"}'),
  state('MarqueeClicksJournaled', 'marquee_clicks_journaled', [0, 1]),
  total('MarqueeClicksLost', 'marquee_clicks_lost_total'),
  sharedState('MarqueeMailsLate', 'marquee_mail_oldest_waiting_seconds', 700),
  sharedState('MarqueeWebhooksLate', 'marquee_webhook_oldest_waiting_seconds', 400),
  sharedState('MarqueeJobsFailed', 'marquee_jobs_failed', 1),
  sharedState('MarqueeJobsWaiting', 'marquee_jobs_waiting', 5000),
  sharedState('MarqueeSnapshotOld', 'marquee_snapshot_age_seconds', 100_000),
  sharedState('MarqueeBackupOld', 'marquee_backup_age_seconds', 100_000),
  {
    alert: 'MarqueeFeedFailing',
    series: {
      'marquee_feed_runs_total{source="a", result="failed"}': ['0x400', '0+1x400'],
      'marquee_feed_runs_total{source="b", result="read"}': ['0+1x400', '0+1x400'],
    },
    by: 'instance',
    minutes: 300,
  },
];

type Samples = 'well' | 'ill';

/** The series of one process. A dead one has none after the tenth minute. */
const seriesOf = (
  { series, by }: AlertCase,
  { samples, process, isDead = false }: { samples: Samples; process?: number; isDead?: boolean },
) =>
  Object.entries(series).map(([name, [well, ill]]) => ({
    series: process === undefined ? name : withLabel(name, `${by}="${String(process)}"`),
    values: isDead ? `${until(well)} stale` : samples === 'well' ? well : ill,
  }));

const withLabel = (name: string, label: string) =>
  name.includes('{') ? name.replace('{', `{${label}, `) : `${name}{${label}}`;

const until = (values: string) => values.replace(/x\d+$/, 'x10');

/**
 * The alert fires for one process, for one of two, and for one whose neighbour died. Two that are
 * well do not cause it, nor does the death of one of them.
 */
export const alertTests = (rule: AlertCase) => {
  const isShared = Object.values(rule.series).every(([well, ill]) => well === ill);
  const fires = [
    seriesOf(rule, { samples: 'ill' }),
    [
      ...seriesOf(rule, { samples: 'well', process: 1 }),
      ...seriesOf(rule, { samples: 'ill', process: 2 }),
    ],
    [
      ...seriesOf(rule, { samples: 'well', process: 1, isDead: true }),
      ...seriesOf(rule, { samples: 'ill', process: 2 }),
    ],
  ];
  const isSilent = [
    [1, 2].flatMap((process) => seriesOf(rule, { samples: 'well', process })),
    [
      ...seriesOf(rule, { samples: 'well', process: 1 }),
      ...seriesOf(rule, { samples: 'well', process: 2, isDead: true }),
    ],
  ];
  const expression = `count by (alertname) (ALERTS{alertstate="firing", alertname="${rule.alert}"})`;
  const test = (input_series: object[], exp_samples: object[]) => ({
    interval: '1m',
    input_series,
    promql_expr_test: [{ expr: expression, eval_time: `${String(rule.minutes)}m`, exp_samples }],
  });
  const firing = [{ labels: `{alertname="${rule.alert}"}`, value: 1 }];
  return [
    ...fires.map((series) => test(series, firing)),
    ...(isShared ? [] : isSilent.map((series) => test(series, []))),
  ];
};
