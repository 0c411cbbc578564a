/** Requests to the shop: in which order, how often, and with which nonce. */
export {};

type Client = typeof import( '../../../../src/view/shop-client' );

const CART = 'https://shop.example/wc/store/v1/cart';
const cart = { items: [], totals: {} };
const refused = { code: 'woocommerce_rest_invalid_nonce', message: 'Nonce is invalid.' };

/** Returns an answer of the shop, or of a server in front of it. */
const answer = ( body: unknown, status = 200, headers: Record< string, string > = {} ) => ( {
	ok: status < 400,
	status,
	headers: new Headers( headers ),
	json: async () => ( typeof body === 'string' ? JSON.parse( body ) : body ),
} );

const asked: string[] = [];
let answers: ( ReturnType< typeof answer > | Error | Promise< ReturnType< typeof answer > > )[];
let client: Client;
/** Aborts a request as if its time limit had passed. */
let late: AbortController;

beforeEach( () => {
	asked.length = 0;
	late = new AbortController();
	// jsdom does not have these methods.
	Object.assign( AbortSignal, { timeout: () => late.signal, any: ( [ one ]: AbortSignal[] ) => one } );
	Object.assign( globalThis, {
		fetch: async (
			url: URL | string,
			{ method = 'GET', headers = {} }: { method?: string; headers?: Record< string, string > }
		) => {
			asked.push(
				[ method, `${ url }`.replace( CART, '' ), headers.Nonce ?? headers[ 'X-WP-Nonce' ] ]
					.filter( Boolean )
					.join( ' ' )
			);
			const next = answers.shift();
			if ( ! next || next instanceof Error ) {
				throw next ?? new Error( 'asked too often' );
			}
			return next;
		},
	} );
	jest.isolateModules( () => {
		client = require( '../../../../src/view/shop-client' );
	} );
} );
afterEach( () => jest.restoreAllMocks() );

const add = () => client.changeCart( `${ CART }/add-item`, { id: 1 }, CART );
const reasonOf = async ( wait: Promise< unknown > ) =>
	client.reasonOf(
		await wait.then(
			() => new Error( 'done' ),
			( error: unknown ) => error
		)
	).reason;

it( 'gets the first nonce with the cart, and goes on with that of the last answer', async () => {
	answers = [ answer( cart, 200, { Nonce: 'one' } ), answer( cart, 200, { Nonce: 'two' } ), answer( cart ) ];
	await add();
	await add();
	expect( asked ).toEqual( [ 'GET', 'POST /add-item one', 'POST /add-item two' ] );
} );

it( 'retries once with the nonce of the refusal', async () => {
	answers = [ answer( cart, 200, { Nonce: 'old' } ), answer( refused, 403, { Nonce: 'today' } ), answer( cart ) ];
	await add();
	expect( asked.slice( 1 ) ).toEqual( [ 'POST /add-item old', 'POST /add-item today' ] );
	answers = [ answer( refused, 403 ), answer( refused, 403 ), answer( cart ) ];
	expect( await reasonOf( add() ) ).toBe( 'away' );
	expect( answers ).toHaveLength( 1 );
} );

it.each( [
	[ 'no connection', new TypeError( 'Failed to fetch' ) ],
	[ 'a page in place of an answer', answer( '<!doctype html><title>Just a moment</title>' ) ],
	[ 'an answer that is no cart', answer( null ) ],
	[ 'a server that fails', answer( { code: 'x', message: 'Critical error' }, 500 ) ],
] )( 'reads once more after %s, and changes nothing twice', async ( _, failure ) => {
	answers = [ failure, answer( cart, 200, { Nonce: 'one' } ) ];
	expect( ( await client.readCart( CART ) ).cart ).toBe( cart );
	answers = [ failure, answer( cart ) ];
	expect( await reasonOf( add() ) ).toBe( 'away' );
	expect( asked ).toEqual( [ 'GET', 'GET', 'POST /add-item one' ] );
	answers = [ failure, failure, answer( cart ) ];
	expect( await reasonOf( client.readCart( CART ) ) ).toBe( 'away' );
	expect( answers ).toHaveLength( 1 );
} );

it( 'distinguishes a timeout from a missing connection, and retries neither', async () => {
	answers = [];
	jest.spyOn( navigator, 'onLine', 'get' ).mockReturnValue( false );
	expect( await reasonOf( client.readCart( CART ) ) ).toBe( 'offline' );
	jest.restoreAllMocks();
	late.abort();
	expect( await reasonOf( client.readCart( CART ) ) ).toBe( 'slow' );
	expect( asked ).toHaveLength( 2 );
} );

it( 'sends requests one after the other, also after a failed one', async () => {
	let come: ( value: ReturnType< typeof answer > ) => void = () => {};
	answers = [
		new Promise( ( resolve ) => ( come = resolve ) ),
		answer( { code: 'x', message: 'No.' }, 400 ),
		answer( cart ),
	];
	const reading = client.inTurn( () => client.readCart( CART ) );
	const refusal = reasonOf( client.inTurn( add ) );
	const change = client.inTurn( add );
	await new Promise( ( resolve ) => setTimeout( resolve ) );
	expect( asked ).toEqual( [ 'GET' ] );
	come( answer( cart, 200, { Nonce: 'one' } ) );
	await Promise.all( [ reading, change ] );
	expect( await refusal ).toBe( 'said' );
	expect( asked ).toEqual( [ 'GET', 'POST /add-item one', 'POST /add-item one' ] );
} );

it( 'continues without a nonce if WordPress refuses that of a cached page', async () => {
	answers = [
		answer( { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }, 403 ),
		answer( { html: '' } ),
	];
	const { body } = await client.read(
		'https://shop.example/choices/5',
		{ 'X-WP-Nonce': 'old' },
		new AbortController().signal
	);
	expect( body ).toEqual( { html: '' } );
	expect( asked ).toEqual( [ 'GET https://shop.example/choices/5 old', 'GET https://shop.example/choices/5' ] );
} );

it.each( [
	[ 'a refusal of a plugin', answer( { code: 'rest_forbidden', message: 'Log in.' }, 401 ), true ],
	[ 'a page that forbids', answer( '<h1>Forbidden</h1>', 403 ), true ],
	[ 'the page to log in', { ...answer( '<h1>Log in</h1>' ), redirected: true }, true ],
	[ 'a page in place of an answer', answer( '<h1>One moment</h1>' ), false ],
	[ 'no connection', new TypeError( 'Failed to fetch' ), false ],
] )( 'tells from %s whether forms and links may still work', async ( _, refusal, isClosed ) => {
	answers = [ refusal, ...( isClosed ? [] : [ refusal ] ) ];
	expect( await client.readCart( CART ).catch( client.reasonOf ) ).toMatchObject( {
		reason: 'away',
		html: '',
		isClosed,
	} );
	// It asks once more only where that may help.
	expect( answers ).toEqual( [] );
} );
