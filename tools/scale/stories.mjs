/**
 * What visitors, shoppers and owners do on a site of several servers, and what is counted.
 */
import { ask } from './databases.mjs';

/**
 * @typedef {Object} Try
 * @property {string}                                       url       Address of the site.
 * @property {string}                                       socket    Socket of the primary.
 * @property {( name: string, more?: Object ) => Promise<*>} job       Has a server do a job of site.php.
 * @property {( what: string, got: *, wanted?: * ) => void}  tell      Notes a count; with `wanted`, it must be that.
 * @property {() => Promise<void>}                          settle    Waits until the replica has everything.
 * @property {number}                                       product   A product.
 * @property {Object}                                       instagram The stand-in for Instagram.
 */

/** Runs a job several times, some of them at once. */
async function together( count, atOnce, job ) {
	let next = 0;
	const done = [];
	const work = async () => {
		while ( next < count ) {
			const number = next++;
			done[ number ] = await job( number );
		}
	};
	await Promise.all( Array.from( { length: atOnce }, work ) );
	return done;
}

/** Reads all pages of the list, as Load more does. */
async function walk( { url }, signed, most = 100 ) {
	const ids = [];
	let cursor = '';
	let count = 0;
	for ( let page = 1; page === 1 || page <= Math.min( count, most ); page++ ) {
		const query = new URLSearchParams( {
			'options[settings]': signed,
			'options[next_page]': String( page ),
			'options[max_pages_num]': String( count ),
			...( cursor ? { 'options[cursor]': cursor } : {} ),
		} );
		const response = await fetch( `${ url }/wp-json/eidan/v1/get-posts?${ query }` );
		if ( response.status !== 200 ) {
			return { ids, status: response.status };
		}
		const { data } = await response.json();
		ids.push(
			...[ ...data.html.matchAll( /<article class="[^"]*\bpost-(\d+)/g ) ].map( ( found ) => +found[ 1 ] )
		);
		cursor = data.cursor;
		count = data.max_pages_num;
	}
	return { ids, status: 200 };
}

/** Visitors read lists by Load more while an author publishes. */
async function lists( site ) {
	const { job, tell, settle } = site;
	const old = await job( 'publish', { title: 'Old', count: 60 } );
	const signed = await job( 'settings' );
	await settle();
	let isWriting = true;
	const fresh = [];
	const write = ( async () => {
		for ( let number = 0; number < 10; number++ ) {
			fresh.push( ...( await job( 'publish', { title: `New ${ number }` } ) ) );
		}
		isWriting = false;
	} )();
	const walks = [];
	const read = async () => {
		while ( isWriting ) {
			walks.push( await walk( site, signed ) );
		}
	};
	await Promise.all( [ write, read(), read(), read() ] );
	const published = performance.now();
	while ( performance.now() - published < 20_000 ) {
		const { ids } = await walk( site, signed, 1 );
		if ( ids.includes( fresh.at( -1 ) ) ) {
			break;
		}
	}
	const seconds = ( performance.now() - published ) / 1000;
	const last = await walk( site, signed );
	tell( 'lists read to the end while 10 entries were published', walks.length );
	tell( 'answers that were errors', walks.filter( ( { status } ) => status !== 200 ).length, 0 );
	tell( 'entries shown twice', walks.filter( ( { ids } ) => new Set( ids ).size < ids.length ).length, 0 );
	tell( 'entries lost', walks.filter( ( { ids } ) => old.some( ( id ) => ! ids.includes( id ) ) ).length, 0 );
	tell( 'seconds until visitors saw the last entry', +seconds.toFixed( 1 ) );
	tell( 'new entries in the list at last', fresh.filter( ( id ) => last.ids.includes( id ) ).length, 10 );
}

const SHOPPER = {
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Street 1',
	postcode: '10115',
	city: 'Berlin',
	country: 'DE',
	phone: '',
};

/** One shopper: cart, product, checkout, by the Store API as the blocks do. */
async function buy( { url }, product, number ) {
	const api = async ( path, method = 'GET', body = undefined, token = '' ) => {
		const response = await fetch( `${ url }/wp-json/wc/store/v1/${ path }`, {
			method,
			headers: { 'Content-Type': 'application/json', ...( token ? { 'Cart-Token': token } : {} ) },
			body: body && JSON.stringify( body ),
		} );
		return { status: response.status, token: response.headers.get( 'Cart-Token' ), data: await response.json() };
	};
	const { token } = await api( 'cart' );
	await api( 'cart/add-item', 'POST', { id: product, quantity: 1 }, token );
	const cart = await api( 'cart', 'GET', undefined, token );
	const order = await api(
		'checkout',
		'POST',
		{
			billing_address: { ...SHOPPER, email: `shopper-${ number % 7 }@example.com` },
			payment_method: 'cod',
			extensions: {
				'woocommerce/order-attribution': {
					source_type: 'utm',
					referrer: 'https://news.example/',
					utm_source: 'news',
					utm_medium: 'email',
					utm_campaign: `letter-${ number }`,
					session_pages: '3',
					session_count: '1',
				},
			},
		},
		token
	);
	return { items: cart.data.items_count, status: order.status, id: order.data.order_id, said: order.data.message };
}

/** Shoppers buy at the same time; each order has its own campaign. */
async function orders( { url, socket, product, tell } ) {
	const bought = await together( 24, 4, ( number ) => buy( { url }, product, number ) );
	const number = async ( sql ) => +( await ask( socket, sql ) )[ 0 ][ 0 ];
	const ids = bought.map( ( { id } ) => id ).filter( Boolean );
	const said = bought.find( ( { status } ) => status !== 200 )?.said;
	tell( 'carts with the product in them, of 24', bought.filter( ( { items } ) => items === 1 ).length, 24 );
	tell( `orders placed, of 24${ said ? ` (${ said })` : '' }`, ids.length, 24 );
	tell( 'orders twice', ids.length - new Set( ids ).size, 0 );
	const meta = ( name ) =>
		number(
			`SELECT COUNT(*) FROM wp_wc_orders_meta WHERE meta_key = '_wc_order_attribution_${ name }' AND meta_value LIKE 'letter-%';`
		);
	tell( 'campaigns stored with the orders', await meta( 'utm_campaign' ), ids.length );
	const report = "FROM wp_eidan_order_attribution WHERE campaign LIKE 'letter-%'";
	tell( 'rows in the report', await number( `SELECT COUNT(*) ${ report };` ), ids.length );
	tell( 'campaigns in the report', await number( `SELECT COUNT(DISTINCT campaign) ${ report };` ), ids.length );
	tell( 'first orders of the 7 customers', await number( `SELECT COUNT(*) ${ report } AND is_returning = 0;` ), 7 );
}

/** The report's table is filled again while orders change, by several processes of Action Scheduler at once. */
async function rebuild( { socket, job, tell, settle } ) {
	const ids = ( await together( 4, 2, ( number ) => job( 'orders', { count: 15, campaign: `batch-${ number }` } ) ) )
		.flat()
		.sort( ( a, b ) => a - b );
	await settle();
	const dump = async () =>
		( await ask( socket, 'SELECT * FROM wp_eidan_order_attribution ORDER BY order_id;' ) ).map( ( row ) =>
			row.join( '|' )
		);
	await job( 'rebuild' );
	const changes = [ 'completed', 'cancelled', 'refunded', 'deleted', 'renamed', 'failed' ];
	let runs = 0;
	const work = async () => {
		while ( ! ( await job( 'progress' ) ).finished && runs < 120 ) {
			await job( 'queue' );
			runs++;
		}
	};
	const change = ( async () => {
		for ( const [ index, id ] of ids.entries() ) {
			if ( index % 3 === 0 ) {
				await job( 'change', { order: id, to: changes[ ( index / 3 ) % changes.length ] } );
			}
		}
	} )();
	await Promise.all( [ work(), work(), change ] );
	await settle();
	const left = await dump();
	const [ [ count ] ] = await ask( socket, "SELECT COUNT(*) FROM wp_wc_orders WHERE type = 'shop_order';" );
	tell( 'orders, of which 20 changed meanwhile', +count );
	tell( 'times that Action Scheduler ran', runs );
	tell( 'rows in the report', left.length, +count );
	await job( 'rebuild', { alone: true } );
	const right = await dump();
	const wrong = right.filter( ( row ) => ! left.includes( row ) );
	tell( 'rows that a quiet rebuild makes otherwise', wrong.length, 0 );
	if ( wrong.length ) {
		const mine = left.find( ( row ) => row.split( '|' )[ 0 ] === wrong[ 0 ].split( '|' )[ 0 ] );
		tell(
			`such as ${ wrong[ 0 ].split( '|' ).slice( 0, 8 ) } instead of ${ mine?.split( '|' ).slice( 0, 8 ) }`,
			''
		);
	}
}

/** Cookies of the owner, who logs in as people do. */
async function logIn( url ) {
	const body = new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } );
	const headers = { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
	const response = await fetch( `${ url }/wp-login.php`, { method: 'POST', body, headers, redirect: 'manual' } );
	return response.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
}

/** An owner's requests: with cookies, and with a nonce of whichever server gave it. */
async function owner( { url, settle } ) {
	const Cookie = await logIn( url );
	// Without the rule of docs/scale.md WordPress itself does not know the session yet.
	await settle();
	const nonce = async () =>
		( await fetch( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie } } ) ).text();
	let kept = await nonce();
	return async ( path, method = 'GET', body = undefined ) => {
		const response = await fetch( `${ url }/wp-json/eidan/v1/${ path }`, {
			method,
			headers: { Cookie, 'X-WP-Nonce': kept, 'Content-Type': 'application/json' },
			body: body && JSON.stringify( body ),
		} );
		if ( response.status === 403 ) {
			kept = await nonce();
		}
		return { status: response.status, data: await response.json() };
	};
}

/** An owner saves settings one after the other, and reads them at once. */
async function settings( site ) {
	const { tell } = site;
	const api = await owner( site );
	const counts = { saved: 0, lost: 0, stale: 0, dropped: 0 };
	for ( let number = 1; number <= 8; number++ ) {
		const first = await api( 'settings', 'POST', { settings: { lists: { perPage: 20 + number } } } );
		const second = await api( 'settings', 'POST', { settings: { page: { anchorDuration: 1000 + number } } } );
		counts.saved += [ first, second ].filter( ( { status } ) => status === 200 ).length;
		const is = ( { data } ) =>
			data.settings?.lists.perPage === 20 + number && data.settings?.page.anchorDuration === 1000 + number;
		counts.lost += is( second ) ? 0 : 1;
		counts.stale += is( await api( 'settings' ) ) ? 0 : 1;
		// Switched on and off again at once.
		await api( 'settings', 'POST', { settings: { lists: { filterPages: true } } } );
		const off = await api( 'settings', 'POST', { settings: { lists: { filterPages: false } } } );
		counts.dropped += off.data.settings?.lists.filterPages === false ? 0 : 1;
	}
	tell( 'settings saved, of 16', counts.saved, 16 );
	tell( 'settings lost by saving others', counts.lost, 0 );
	tell( 'settings switched off at once that stayed on', counts.dropped, 0 );
	tell( 'times that the screen had older settings', counts.stale, 0 );
}

/** Instagram is connected, and all servers copy its posts at the same time. */
async function instagram( site ) {
	const { job, tell, instagram: standIn, settle } = site;
	const api = await owner( site );
	const { status, data } = await api( 'instagram', 'POST', { token: 'IGAAstandin0123456789abcdef' } );
	tell( `status of the connection${ status === 200 ? '' : ` (${ data.message })` }`, status, 200 );
	await together( 8, 4, () => job( 'sync' ) );
	await settle();
	const { posts, failed } = await job( 'instagram' );
	const images = Object.entries( standIn.asked ).filter( ( [ path ] ) => path.endsWith( '.webp' ) );
	tell( 'posts copied, of 20', posts, 20 );
	tell( 'failures', failed, '' );
	tell( 'images fetched', images.length, 20 );
	tell( 'images fetched twice', images.filter( ( [ , times ] ) => times > 1 ).length, 0 );
	const gone = await api( 'instagram', 'DELETE', { copies: true } );
	tell( 'connected after Disconnect', gone.data.connected ?? gone.data, false );
	await job( 'sync' );
	await settle();
	tell( 'posts after Disconnect', ( await job( 'instagram' ) ).posts, 0 );
}

const CONTENT = `<!-- wp:eidan/opener {"panel":"letter","display":"text"} --><a class="wp-block-eidan-opener" href="#letter"><span class="eidan-opener__text">More</span></a><!-- /wp:eidan/opener --><!-- wp:eidan/panel {"anchor":"letter","label":"Letter"} --><div class="wp-block-eidan-panel" id="letter"><div class="eidan-panel__content"><!-- wp:paragraph --><p>Inside the panel.</p><!-- /wp:paragraph --></div></div><!-- /wp:eidan/panel -->
<!-- wp:eidan/blog-list {"pagination":"load-more"} /--><!-- wp:eidan/scrolling-tiles /--><!-- wp:eidan/item-showcase /--><!-- wp:eidan/team-list /-->`;

/** Visitors get the same page and its style file, whichever server answers. */
async function pages( { job, tell, settle } ) {
	const page = await job( 'page', { content: CONTENT } );
	await settle();
	const bodies = await together( 24, 4, async () => ( await fetch( page ) ).text() );
	const named = bodies.map( ( body ) => /href='([^']*eidan-blocks\/styles[^']*)'/.exec( body )?.[ 1 ] ?? '' );
	const styles = new Set( named.filter( Boolean ) );
	const files = [];
	for ( const style of styles ) {
		for ( let turn = 0; turn < 4; turn++ ) {
			files.push( ( await fetch( style ) ).status );
		}
	}
	tell( 'pages with the panel, of 24', bodies.filter( ( body ) => body.includes( 'Inside the panel.' ) ).length, 24 );
	tell( 'style files that the pages name', styles.size, 1 );
	tell( 'pages with single sheets, while the file was made', named.filter( ( name ) => ! name ).length );
	tell( 'answers without the style file', files.filter( ( status ) => status !== 200 ).length, 0 );
}

export const STORIES = { lists, pages, orders, rebuild, settings, instagram };
