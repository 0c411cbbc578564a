/** What a list shows where something in front of our endpoint refuses its requests. */
export {};

type OwnPage = typeof import( '../../../../src/view/list/own-page' );

const closed = { code: 'unknown_error', message: 'unknown', isClosed: true };
const list = ( param: string, items: string ) =>
	`<div data-eidan-list='{"params":["${ param }-page","${ param }-order"]}'>
		<div class="eidan-list__bar">bar of ${ param }</div><ul class="eidan-list__items">${ items }</ul>
		<div class="eidan-list__pagination"><a class="eidan-list__more">more of ${ param }</a></div></div>`;
const item = ( id: number ) => `<li><article class="eidan-card post-${ id }"></article></li>`;

const fetched = jest.fn();
let page: OwnPage;
const ask = jest.fn();
const read = ( params = [ 'b-page', 'b-order' ] ) =>
	page.answerOf( ask, 'https://a.test/news/?b-page=2', params, 'Number of items: %s' );

beforeEach( () => {
	ask.mockReset().mockRejectedValue( closed );
	fetched.mockReset().mockResolvedValue( {
		text: async () =>
			`<!doctype html><title>News</title>${ list( 'a', item( 1 ) ) }${ list( 'b', item( 2 ) + item( 3 ) ) }`,
	} );
	Object.assign( globalThis, { fetch: fetched } );
	jest.isolateModules( () => {
		page = require( '../../../../src/view/list/own-page' );
	} );
} );

it( 'is the same list in the HTML of the linked page', async () => {
	const { status, message, data } = await read();
	expect( status ).toBe( 'success' );
	expect( message ).toBe( 'Number of items: 2' );
	expect( data.html ).toBe( item( 2 ) + item( 3 ) );
	expect( data.bar_html ).toContain( 'bar of b' );
	expect( data.pagination_html ).toContain( 'more of b' );
	expect( fetched ).toHaveBeenCalledWith( 'https://a.test/news/?b-page=2' );
} );

it( 'shows the empty message of that page', async () => {
	fetched.mockResolvedValue( {
		text: async () => list( 'b', '<li class="eidan-list__empty">Nothing found.</li>' ),
	} );
	expect( ( await read() ).message ).toBe( 'Nothing found.' );
} );

it( 'asks the closed endpoint once only', async () => {
	await read();
	await read( [ 'a-page', 'a-order' ] );
	expect( [ ask.mock.calls.length, fetched.mock.calls.length ] ).toEqual( [ 1, 2 ] );
} );

it.each( [
	[ 'cannot be read either', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
	[ 'does not have the list', () => Promise.resolve( { text: async () => list( 'a', item( 1 ) ) } ) ],
	[ 'is another one', () => Promise.resolve( { text: async () => '<h1>Forbidden</h1>' } ) ],
] )( 'is our own message where the page %s', async ( _, response ) => {
	fetched.mockImplementation( response );
	await expect( read() ).rejects.toEqual( closed );
	// The endpoint may work the next time.
	ask.mockResolvedValue( { status: 'success' } );
	await expect( read() ).resolves.toEqual( { status: 'success' } );
} );

it( 'is not requested if our endpoint answers or cannot be reached', async () => {
	ask.mockRejectedValueOnce( { code: 'fetch_error', message: 'offline', isClosed: false } );
	await expect( read() ).rejects.toMatchObject( { code: 'fetch_error' } );
	ask.mockResolvedValueOnce( { status: 'success' } );
	await read();
	expect( fetched ).not.toHaveBeenCalled();
} );
