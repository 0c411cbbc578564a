/**
 * @jest-environment jsdom
 */
export {};

type Client = typeof import( '../../../../src/view/list/rest' );

const messages = {
	invalid_json: 'kein JSON',
	unknown_error: 'unbekannt',
	fetch_error: 'offline',
	timeout: 'slow',
};

/** Import a fresh copy, since the module keeps the data that the page had. */
const load = ( settings: object ): Client => {
	document.body.innerHTML = `<div id="wp-script-module-data-@eidan/list">{"url":"https://evil.test/"}</div><script id="wp-script-module-data-@eidan/list" type="application/json">${ JSON.stringify(
		{ url: 'https://a.test/wp-json/eidan/v1/get-posts', messages, ...settings }
	) }</script>`;
	let client: Client | undefined;
	jest.isolateModules( () => {
		client = require( '../../../../src/view/list/rest' );
	} );
	return client!;
};

const answer = ( body: unknown, status = 200 ) => ( {
	ok: status < 300,
	status,
	json: async () => ( typeof body === 'string' ? JSON.parse( body ) : body ),
	text: async () => `${ body }`,
} );

const fetched = jest.fn();

beforeEach( () => {
	fetched.mockReset();
	Object.assign( globalThis, { fetch: fetched } );
	AbortSignal.timeout ??= () => new AbortController().signal;
} );

describe( 'get', () => {
	it( 'asks the printed address, in the field `options`, without what is empty', async () => {
		fetched.mockResolvedValue( answer( { status: 'success' } ) );
		await load( {} ).get( { next_page: 2, cursor: '', order: undefined } );
		const [ url, { headers } ] = fetched.mock.calls[ 0 ];
		expect( decodeURIComponent( url.href ) ).toBe(
			'https://a.test/wp-json/eidan/v1/get-posts?options[next_page]=2'
		);
		expect( headers ).toEqual( {} );
	} );

	it( 'works with addresses that have a query already', async () => {
		fetched.mockResolvedValue( answer( {} ) );
		await load( { url: 'https://a.test/?rest_route=/eidan/v1/get-posts' } ).get( { next_page: 2 } );
		expect( fetched.mock.calls[ 0 ][ 0 ].searchParams.get( 'rest_route' ) ).toBe( '/eidan/v1/get-posts' );
	} );

	it.each( [
		[ 'no connection', () => Promise.reject( new TypeError( 'Failed to fetch' ) ), 'fetch_error' ],
		[ 'HTML', () => Promise.resolve( answer( '<h1>' ) ), 'invalid_json' ],
		[ 'an empty body', () => Promise.resolve( answer( '' ) ), 'invalid_json' ],
		[ 'JSON null', () => Promise.resolve( answer( 'null' ) ), 'unknown_error' ],
		[ '500 without words', () => Promise.resolve( answer( {}, 500 ) ), 'unknown_error' ],
		[
			'500 in the words of others',
			() => Promise.resolve( answer( { code: 'x', message: 'There has been a critical error.' }, 500 ) ),
			'unknown_error',
		],
	] as const )( 'reports %s, once, in words of ours', async ( _, response, code ) => {
		fetched.mockImplementation( response );
		await expect( load( {} ).get( {} ) ).rejects.toEqual( { code, message: messages[ code ], isClosed: false } );
		expect( fetched ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'reports what our endpoint says', async () => {
		const body = { code: 'eidan_busy', message: 'Come back later.' };
		fetched.mockResolvedValue( answer( body, 503 ) );
		await expect( load( {} ).get( {} ) ).rejects.toEqual( { ...body, isClosed: false } );
	} );

	it( 'is closed to a page from a cache whose settings were signed with salts that have changed since', async () => {
		const body = { code: 'eidan_invalid_settings', message: 'Reload the page.' };
		fetched.mockResolvedValue( answer( body, 403 ) );
		await expect( load( {} ).get( {} ) ).rejects.toEqual( { ...body, isClosed: true } );
	} );

	const stranger = { code: 'rest_cannot_access', message: 'DRA: Only authenticated users can access the REST API.' };
	it.each( [
		[ 'JSON with 401', answer( stranger, 401 ), 'unknown_error' ],
		[ 'JSON with 403', answer( stranger, 403 ), 'unknown_error' ],
		[ 'no route', answer( { code: 'rest_no_route', message: 'Nope' }, 404 ), 'unknown_error' ],
		[ 'HTML with 403', answer( '<h1>', 403 ), 'invalid_json' ],
		[ 'HTML with 406', answer( '<h1>', 406 ), 'invalid_json' ],
		[ 'the page to log in', { ...answer( '<h1>' ), redirected: true }, 'invalid_json' ],
	] as const )( 'knows a REST API that is closed to visitors: %s', async ( _, response, code ) => {
		fetched.mockResolvedValue( response );
		await expect( load( {} ).get( {} ) ).rejects.toEqual( { code, message: messages[ code ], isClosed: true } );
	} );

	it.each( [
		[ 'before it answers', () => Promise.reject( new DOMException( '', 'TimeoutError' ) ) ],
		[
			'in the midst of its answer',
			() => Promise.resolve( { ok: true, json: () => Promise.reject( new DOMException( '', 'TimeoutError' ) ) } ),
		],
	] )( 'does not say that somebody is offline whom the server keeps waiting %s', async ( _, response ) => {
		const over = jest.spyOn( AbortSignal, 'timeout' ).mockReturnValue( AbortSignal.abort() );
		fetched.mockImplementation( response );
		await expect( load( {} ).get( {} ) ).rejects.toMatchObject( { code: 'timeout', message: 'slow' } );
		over.mockRestore();
	} );

	describe( 'with a stale nonce', () => {
		const stale = answer( { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }, 403 );
		const settings = { nonce: 'aaaaaaaaaa', nonceUrl: 'https://a.test/nonce' };

		it( 'renews it and asks again', async () => {
			fetched
				.mockResolvedValueOnce( stale )
				.mockResolvedValueOnce( answer( 'bbbbbbbbbb' ) )
				.mockResolvedValueOnce( answer( { status: 'success' } ) );
			const client = load( settings );
			await expect( client.get( {} ) ).resolves.toEqual( { status: 'success' } );
			expect( fetched.mock.calls[ 0 ][ 1 ].headers ).toEqual( { 'X-WP-Nonce': 'aaaaaaaaaa' } );
			expect( fetched.mock.calls[ 2 ][ 1 ].headers ).toEqual( { 'X-WP-Nonce': 'bbbbbbbbbb' } );
			fetched.mockResolvedValueOnce( answer( {} ) );
			await client.get( {} );
			expect( fetched.mock.calls[ 3 ][ 1 ].headers ).toEqual( { 'X-WP-Nonce': 'bbbbbbbbbb' } );
		} );

		it.each( [
			[ 'a log-in page', () => Promise.resolve( answer( '<html>\n' ) ) ],
			[ 'nothing', () => Promise.reject( new TypeError( 'Failed to fetch' ) ) ],
		] )( 'goes on as a visitor when the renewal answers %s', async ( _, renewal ) => {
			fetched
				.mockResolvedValueOnce( stale )
				.mockImplementationOnce( renewal )
				.mockResolvedValueOnce( answer( { status: 'success' } ) );
			await load( settings ).get( {} );
			expect( fetched.mock.calls[ 2 ][ 1 ].headers ).toEqual( {} );
		} );

		it( 'gives up after one more time', async () => {
			fetched.mockImplementation( async ( url ) => {
				// Who asked for ever would hang this test.
				if ( fetched.mock.calls.length > 9 ) {
					throw new TypeError( 'asked too often' );
				}
				return `${ url }`.endsWith( 'nonce' ) ? answer( 'bbbbbbbbbb' ) : stale;
			} );
			await expect( load( settings ).get( {} ) ).rejects.toMatchObject( {
				code: 'unknown_error',
				isClosed: true,
			} );
			expect( fetched ).toHaveBeenCalledTimes( 3 );
		} );
	} );
} );

describe( 'the policy', () => {
	it( 'is one named eidan where there are policies', () => {
		const createPolicy = jest.fn( ( _name: string, rules: object ) => rules );
		Object.assign( window, { trustedTypes: { createPolicy } } );
		jest.isolateModules( () => {
			const { trustedHtml } = require( '../../../../src/view/list/trusted-html' );
			expect( trustedHtml.createHTML( '<li>a</li>' ) ).toBe( '<li>a</li>' );
		} );
		expect( createPolicy.mock.calls.map( ( [ name ] ) => name ) ).toEqual( [ 'eidan' ] );
		delete ( window as { trustedTypes?: object } ).trustedTypes;
	} );
} );
