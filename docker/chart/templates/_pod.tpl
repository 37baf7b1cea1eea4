{{/* The pod of a server. The caller passes root, component and app. */}}
{{- define "marquee.pod" -}}
{{- $values := .root.Values -}}
metadata:
  labels:
    {{- include "marquee.labels" . | nindent 4 }}
  annotations:
    checksum/settings: {{ include "marquee.settings" .root | sha256sum }}
    {{- with $values.podAnnotations }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
spec:
  automountServiceAccountToken: false
  enableServiceLinks: false
  terminationGracePeriodSeconds: {{ add $values.preStopSeconds $values.shutdownDelaySeconds 25 }}
  securityContext:
    {{- include "marquee.podSecurity" . | nindent 4 }}
  {{- with $values.image.pullSecrets }}
  imagePullSecrets:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.nodeSelector }}
  nodeSelector:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.tolerations }}
  tolerations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
  topologySpreadConstraints:
    - maxSkew: 1
      topologyKey: kubernetes.io/hostname
      whenUnsatisfiable: ScheduleAnyway
      labelSelector:
        matchLabels:
          {{- include "marquee.selector" . | nindent 10 }}
  containers:
    - name: {{ .component }}
      image: {{ include "marquee.image" . }}
      imagePullPolicy: {{ $values.image.pullPolicy }}
      securityContext:
        {{- include "marquee.containerSecurity" . | nindent 8 }}
      ports:
        - { name: http, containerPort: {{ .app.port }} }
        - { name: metrics, containerPort: {{ $values.metricsPort }} }
      envFrom:
        - configMapRef: { name: {{ include "marquee.name" .root }}-settings }
      env:
        {{- range .app.secrets }}
        - { name: {{ . }}, valueFrom: { secretKeyRef: { name: {{ $values.existingSecret }}, key: {{ . }}, optional: true } } }
        {{- end }}
        - { name: PORT, value: {{ .app.port | quote }} }
        - { name: ADMIN_PORT, value: {{ $values.metricsPort | quote }} }
        - { name: SHUTDOWN_DELAY_S, value: {{ $values.shutdownDelaySeconds | quote }} }
        - { name: MARQUEE_DATA, value: /data }
        {{- if include "marquee.snapshots" . }}
        - { name: SNAPSHOTS_FOLDER, value: /shared/snapshots }
        {{- end }}
        {{- if include "marquee.pictures" . }}
        - { name: PICTURES_FOLDER, value: /shared/pictures }
        {{- end }}
        {{- if $values.files.sources }}
        - { name: SOURCES_FILE, value: /config/sources.json }
        {{- end }}
        {{- if $values.files.affiliates }}
        - { name: AFFILIATES_FILE, value: /config/affiliates.json }
        {{- end }}
      startupProbe: { httpGet: { path: /health/live, port: http }, periodSeconds: 2, failureThreshold: 60 }
      livenessProbe: { httpGet: { path: /health/live, port: http }, periodSeconds: 10, timeoutSeconds: 3, failureThreshold: 3 }
      readinessProbe: { httpGet: { path: /health/ready, port: http }, periodSeconds: 2, timeoutSeconds: 2, failureThreshold: 2 }
      {{- if $values.preStopSeconds }}
      lifecycle: { preStop: { exec: { command: [sleep, {{ $values.preStopSeconds | quote }}] } } }
      {{- end }}
      resources:
        {{- toYaml .app.resources | nindent 8 }}
      volumeMounts:
        - { name: tmp, mountPath: /tmp }
        - { name: data, mountPath: /data }
        {{- if include "marquee.shared" . }}
        - { name: shared, mountPath: /shared{{ if ne .component "worker" }}, readOnly: true{{ end }} }
        {{- end }}
        {{- if or $values.files.sources $values.files.affiliates }}
        - { name: config, mountPath: /config, readOnly: true }
        {{- end }}
  volumes:
    - { name: tmp, emptyDir: {} }
    {{- if not (include "marquee.persistent" .) }}
    - { name: data, emptyDir: {} }
    {{- end }}
    {{- if include "marquee.shared" . }}
    - { name: shared, persistentVolumeClaim: { claimName: {{ $values.sharedStorage.existingClaim | default (printf "%s-shared" (include "marquee.name" .root)) }} } }
    {{- end }}
    {{- if or $values.files.sources $values.files.affiliates }}
    - { name: config, configMap: { name: {{ include "marquee.name" .root }}-files } }
    {{- end }}
{{- end -}}
