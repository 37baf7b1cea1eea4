"""A client of the Marquee API, a catalogue of events worldwide. Needs Python 3.9 and no other package."""

from __future__ import annotations

import email.utils
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Iterator, Optional, cast

from .records import ArticleSummary, Artist, Event, EventChange, EventSummary, Venue

__all__ = ["Marquee", "MarqueeError", "ArticleSummary", "Artist", "Event", "EventChange", "EventSummary", "Venue"]


class MarqueeError(Exception):
    """An error response of the API. `code` is stable; `detail` is a sentence for people."""

    def __init__(self, status: int, problem: dict[str, Any], retry_after: Optional[float]) -> None:
        self.status = status
        self.code: str = problem.get("code", "unexpected_answer")
        self.detail: str = problem.get("detail", "The response is not from the Marquee API.")
        self.errors: list[dict[str, str]] = problem.get("errors", [])
        self.request_id: Optional[str] = problem.get("request_id")
        self.retry_after = retry_after
        super().__init__(f"{self.code} ({status}): {self.detail}")


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The key must not reach another server."""

    def redirect_request(self, *_args: Any, **_kwargs: Any) -> None:
        return None


class Marquee:
    """Reads are retried after 429 and 503 if Retry-After is at most `max_wait` seconds. Writes are not retried."""

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        attempts: int = 3,
        max_wait: float = 30,
        timeout: float = 30,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._attempts = attempts
        self._max_wait = max_wait
        self._timeout = timeout
        self._opener = urllib.request.build_opener(_NoRedirects)

    def get(self, path: str, **query: Any) -> dict[str, Any]:
        """Reads an endpoint. A parameter whose name is a keyword of Python ends with `_`: `from_="2026-12-24"`."""
        given = {name.rstrip("_"): _to_text(value) for name, value in query.items() if value is not None}
        suffix = "?" + urllib.parse.urlencode(given) if given else ""
        return self._request("GET", path + suffix)

    def post(self, path: str, body: Optional[dict[str, Any]] = None) -> dict[str, Any]:
        return self._request("POST", path, body)

    def patch(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return self._request("PATCH", path, body)

    def delete(self, path: str) -> dict[str, Any]:
        return self._request("DELETE", path)

    def event(self, id_or_slug: str) -> Event:
        return cast(Event, self.get("/events/" + urllib.parse.quote(id_or_slug, safe=""))["event"])

    def events(self, **filters: Any) -> Iterator[EventSummary]:
        """Yields every event that matches the filters of GET /events. Requests pages as they are needed."""
        return cast("Iterator[EventSummary]", self._items("/events", "events", filters))

    def search(self, q: str, **filters: Any) -> Iterator[EventSummary]:
        return cast("Iterator[EventSummary]", self._items("/search", "events", {"q": q, **filters}))

    def venues(self, **filters: Any) -> Iterator[Venue]:
        return cast("Iterator[Venue]", self._items("/venues", "venues", filters))

    def artists(self, **filters: Any) -> Iterator[Artist]:
        return cast("Iterator[Artist]", self._items("/artists", "artists", filters))

    def articles(self, **filters: Any) -> Iterator[ArticleSummary]:
        return cast("Iterator[ArticleSummary]", self._items("/articles", "articles", {"limit": 50, **filters}))

    def changes(self, since: Optional[str] = None, limit: int = 100) -> Iterator[tuple[list[EventChange], str]]:
        """Yields pages of changes with the cursor to store afterwards, until the copy is up to date."""
        has_more = True
        while has_more:
            page = self.get("/events/changes", since=since, limit=limit)
            since, has_more = page["next_cursor"], page["has_more"]
            yield page["changes"], cast(str, since)

    def _items(self, path: str, field: str, filters: dict[str, Any]) -> Iterator[Any]:
        query = {"limit": 100, **filters}
        while True:
            page = self.get(path, **query)
            yield from page[field]
            if page["next_cursor"] is None:
                return
            # The offset counts from the start of the list, so it applies to the first page only.
            query = {**query, "cursor": page["next_cursor"], "offset": None}

    def _request(self, method: str, path: str, body: Optional[dict[str, Any]] = None) -> dict[str, Any]:
        attempt = 1
        while True:
            try:
                return self._send(method, path, body)
            except MarqueeError as error:
                wait = error.retry_after if error.status in (429, 503) else None
                if method != "GET" or attempt >= self._attempts or wait is None or wait > self._max_wait:
                    raise
                time.sleep(wait)
                attempt += 1

    def _send(self, method: str, path: str, body: Optional[dict[str, Any]]) -> dict[str, Any]:
        headers = {"Accept": "application/json", "User-Agent": "marquee-python/0.2.0"}
        if self._api_key:
            headers["X-API-Key"] = self._api_key
        if body is not None:
            headers["Content-Type"] = "application/json"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base_url + path, data, headers, method=method)
        try:
            with self._opener.open(request, timeout=self._timeout) as response:
                content = _parse(response.read())
                status = response.status
        except urllib.error.HTTPError as error:
            with error:
                raise MarqueeError(error.code, _parse(error.read()) or {}, _retry_after(error.headers)) from None
        if content is None:
            raise MarqueeError(status, {}, None)
        return content


def _to_text(value: Any) -> str:
    if isinstance(value, bool):
        return "1" if value else "0"
    return ",".join(map(str, value)) if isinstance(value, (list, tuple)) else str(value)


def _parse(content: bytes) -> Optional[dict[str, Any]]:
    try:
        parsed = json.loads(content)
    except ValueError:
        return None
    return parsed if isinstance(parsed, dict) else None


def _retry_after(headers: Any) -> Optional[float]:
    """Returns seconds. The header is a number or a date."""
    value = headers.get("Retry-After")
    if value is None:
        return None
    if value.isdigit():
        return float(value)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(value).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
