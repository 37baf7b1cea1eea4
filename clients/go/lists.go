package marquee

import (
	"context"
	"encoding/json"
)

// List yields the items of a list. It requests a page when its first item is needed.
//
//	list := client.Events(ctx, marquee.Query{"city": "Berlin"})
//	for list.Next() {
//		fmt.Println(list.Item().Title)
//	}
//	if err := list.Err(); err != nil { ... }
type List[Item any] struct {
	fetch  func(Query) ([]Item, *string, error)
	query  Query
	items  []Item
	item   Item
	isLast bool
	err    error
}

// Next moves to the next item. It returns false after the last one and after an error.
func (list *List[Item]) Next() bool {
	for len(list.items) == 0 {
		if list.isLast || list.err != nil {
			return false
		}
		items, cursor, err := list.fetch(list.query)
		if err != nil {
			list.err = err
			return false
		}
		list.items, list.isLast = items, cursor == nil
		if cursor != nil {
			// The offset counts from the start of the list, so it applies to the first page only.
			list.query = list.query.with(Query{"cursor": *cursor, "offset": ""})
		}
	}
	list.item, list.items = list.items[0], list.items[1:]
	return true
}

// Item returns the current item.
func (list *List[Item]) Item() Item { return list.item }

// Err returns the error that ended the list, or nil.
func (list *List[Item]) Err() error { return list.err }

// Events yields every event that matches the filters of GET /events.
func (client *Client) Events(ctx context.Context, query Query) *List[EventSummary] {
	return listOf[EventSummary](ctx, client, "/events", "events", Query{"limit": "100"}.with(query))
}

// Search yields the events that a text describes.
func (client *Client) Search(ctx context.Context, q string, query Query) *List[EventSummary] {
	return listOf[EventSummary](ctx, client, "/search", "events", Query{"limit": "100"}.with(query).with(Query{"q": q}))
}

// Venues yields every venue that matches.
func (client *Client) Venues(ctx context.Context, query Query) *List[Venue] {
	return listOf[Venue](ctx, client, "/venues", "venues", Query{"limit": "100"}.with(query))
}

// Artists yields every artist that matches.
func (client *Client) Artists(ctx context.Context, query Query) *List[Artist] {
	return listOf[Artist](ctx, client, "/artists", "artists", Query{"limit": "100"}.with(query))
}

// Articles yields every article that matches.
func (client *Client) Articles(ctx context.Context, query Query) *List[ArticleSummary] {
	return listOf[ArticleSummary](ctx, client, "/articles", "articles", Query{"limit": "50"}.with(query))
}

func listOf[Item any](ctx context.Context, client *Client, path, field string, query Query) *List[Item] {
	fetch := func(query Query) ([]Item, *string, error) {
		var page map[string]json.RawMessage
		if err := client.Get(ctx, path, query, &page); err != nil {
			return nil, nil, err
		}
		var items []Item
		if err := json.Unmarshal(page[field], &items); err != nil {
			return nil, nil, err
		}
		var cursor *string
		err := json.Unmarshal(page["next_cursor"], &cursor)
		return items, cursor, err
	}
	return &List[Item]{fetch: fetch, query: query}
}

// ChangePages yields pages of the change feed until the copy of the catalogue is up to date.
type ChangePages struct {
	read    func(cursor string) (changePage, error)
	page    changePage
	cursor  string
	isBegun bool
	err     error
}

type changePage struct {
	Changes    []EventChange `json:"changes"`
	NextCursor string        `json:"next_cursor"`
	HasMore    bool          `json:"has_more"`
}

// Changes reads the change feed after a cursor. An empty cursor starts from the beginning.
func (client *Client) Changes(ctx context.Context, since string) *ChangePages {
	read := func(cursor string) (page changePage, err error) {
		err = client.Get(ctx, "/events/changes", Query{"limit": "100"}.with(Query{"since": cursor}), &page)
		return page, err
	}
	return &ChangePages{read: read, cursor: since}
}

// Next reads the next page. It returns false after the last page and after an error.
func (pages *ChangePages) Next() bool {
	if pages.err != nil || (pages.isBegun && !pages.page.HasMore) {
		return false
	}
	page, err := pages.read(pages.cursor)
	if err != nil {
		pages.err = err
		return false
	}
	pages.page, pages.cursor, pages.isBegun = page, page.NextCursor, true
	return true
}

// Changes returns the changes of the current page. Store them first, then the cursor.
func (pages *ChangePages) Changes() []EventChange { return pages.page.Changes }

// Cursor returns where the feed continues after the current page.
func (pages *ChangePages) Cursor() string { return pages.cursor }

// Err returns the error that ended the feed, or nil.
func (pages *ChangePages) Err() error { return pages.err }
