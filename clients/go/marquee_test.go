package marquee

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strconv"
	"testing"
	"time"
)

// serve starts an API that responds as handle does.
func serve(t *testing.T, handle http.HandlerFunc) *Client {
	t.Helper()
	server := httptest.NewServer(handle)
	t.Cleanup(server.Close)
	return New(server.URL+"/", "mq_live_key")
}

func respond(t *testing.T, res http.ResponseWriter, status int, body any) {
	t.Helper()
	res.WriteHeader(status)
	if err := json.NewEncoder(res).Encode(body); err != nil {
		t.Error(err)
	}
}

func TestEventsYieldsEveryPageAndSkipsTheOffsetOnce(t *testing.T) {
	var queries []string
	client := serve(t, func(res http.ResponseWriter, req *http.Request) {
		queries = append(queries, req.URL.RawQuery)
		if req.Header.Get("X-API-Key") != "mq_live_key" {
			t.Error("the key is missing")
		}
		cursor, _ := strconv.Atoi(req.URL.Query().Get("cursor"))
		page := map[string]any{"events": []map[string]any{{"title": "Event " + strconv.Itoa(cursor)}}, "next_cursor": nil}
		if cursor < 2 {
			page["next_cursor"] = strconv.Itoa(cursor + 1)
		}
		respond(t, res, 200, page)
	})
	list := client.Events(context.Background(), Query{"city": "Berlin", "offset": "5"})
	var titles []string
	for list.Next() {
		titles = append(titles, list.Item().Title)
	}
	if err := list.Err(); err != nil || len(titles) != 3 || titles[2] != "Event 2" {
		t.Fatal(titles, err)
	}
	expected := []string{"city=Berlin&limit=100&offset=5", "city=Berlin&cursor=1&limit=100", "city=Berlin&cursor=2&limit=100"}
	for index, query := range expected {
		if queries[index] != query {
			t.Error(queries[index], "is not", query)
		}
	}
}

func TestReadsAreRetriedAndWritesAreNot(t *testing.T) {
	requests := 0
	client := serve(t, func(res http.ResponseWriter, req *http.Request) {
		if requests++; requests%2 == 1 {
			res.Header().Set("Retry-After", "0")
			respond(t, res, 429, map[string]any{"code": "quota_exceeded", "detail": "Wait."})
			return
		}
		respond(t, res, 200, map[string]any{"event": map[string]any{"id": "1", "slug": "a b"}})
	})
	event, err := client.Event(context.Background(), "a b")
	if err != nil || event.ID != "1" || requests != 2 {
		t.Fatal(event, err, requests)
	}
	err = client.Post(context.Background(), "/demand-it", map[string]string{"artist_name": "Air", "city": "Berlin"}, nil)
	var failure *Error
	if !errors.As(err, &failure) || failure.Code != "quota_exceeded" || requests != 3 {
		t.Fatal(err, requests)
	}
}

func TestAWaitOverTheMaximumIsAnErrorAtOnce(t *testing.T) {
	client := serve(t, func(res http.ResponseWriter, _ *http.Request) {
		res.Header().Set("Retry-After", "3600")
		respond(t, res, 503, map[string]any{"code": "unavailable", "detail": "Later."})
	})
	var failure *Error
	err := client.Get(context.Background(), "/events", nil, nil)
	if !errors.As(err, &failure) || failure.RetryAfter != time.Hour {
		t.Fatal(err)
	}
}

func TestProblemsAreTyped(t *testing.T) {
	client := serve(t, func(res http.ResponseWriter, _ *http.Request) {
		res.Header().Set("X-Request-Id", "r1")
		respond(t, res, 400, map[string]any{
			"code": "invalid_parameter", "detail": "from is wrong",
			"errors": []map[string]string{{"in": "query", "name": "from", "code": "invalid_value", "detail": "must be a date"}},
		})
	})
	var failure *Error
	err := client.Get(context.Background(), "/events", Query{"from": "never"}, nil)
	if !errors.As(err, &failure) || failure.Status != 400 || failure.RequestID != "r1" || failure.Errors[0].Name != "from" {
		t.Fatal(err)
	}
}

func TestOtherServersGetNoKey(t *testing.T) {
	other := serve(t, func(http.ResponseWriter, *http.Request) { t.Error("the redirect was followed") })
	client := serve(t, func(res http.ResponseWriter, req *http.Request) {
		http.Redirect(res, req, other.BaseURL, http.StatusFound)
	})
	var failure *Error
	err := client.Get(context.Background(), "/events", nil, nil)
	if !errors.As(err, &failure) || failure.Code != "unexpected_answer" || failure.Status != 302 {
		t.Fatal(err)
	}
}

func TestChangesContinueFromACursor(t *testing.T) {
	client := serve(t, func(res http.ResponseWriter, req *http.Request) {
		since := req.URL.Query().Get("since")
		page := map[string]any{"changes": []map[string]any{{"kind": "removed", "event_id": since, "event": nil}}}
		page["next_cursor"], page["has_more"] = since+"x", len(since) < 2
		respond(t, res, 200, page)
	})
	pages := client.Changes(context.Background(), "")
	var ids []string
	for pages.Next() {
		ids = append(ids, pages.Changes()[0].EventID)
	}
	if err := pages.Err(); err != nil || len(ids) != 3 || pages.Cursor() != "xxx" {
		t.Fatal(ids, pages.Cursor(), err)
	}
}

func TestAContextEndsAWait(t *testing.T) {
	client := serve(t, func(res http.ResponseWriter, _ *http.Request) {
		res.Header().Set("Retry-After", "20")
		respond(t, res, 429, map[string]any{"code": "quota_exceeded", "detail": "Wait."})
	})
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if err := client.Get(ctx, "/events", nil, nil); !errors.Is(err, context.DeadlineExceeded) {
		t.Fatal(err)
	}
}
