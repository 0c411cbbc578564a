/**
 * A video, as its address identifies it. The functions in this file are pure. includes/Video/Address.php does the same
 * for the page; both are tested with tests/fixtures/video-addresses.json.
 */
export interface VideoAddress {
	kind: 'youtube' | 'vimeo' | 'loom' | 'videopress' | 'file';
	/** Id of the video at the service; for a file its address, for a playlist ''. */
	id: string;
	/** Key of a private video on Vimeo, id of a playlist on YouTube; otherwise ''. */
	hash: string;
	/** Start time in seconds. */
	start: number;
}

const VIMEO =
	/^(?:\/video|\/manage\/videos|\/(?:channels|ondemand)\/[\w-]+|\/groups\/[\w-]+\/videos|\/(?:album|showcase)\/\d+\/video)?\/((?:event\/)?\d+)(?:\/embed)?(?:\/([0-9a-f]{6,40}))?\/?$/;
/** A list of YouTube. Those of a visitor, "watch later" and "liked", are nobody else's. */
const LIST = /^(?!(?:WL|LL)$)[\w-]{2,64}$/;
/** Pages of a service by host: what finds the video's id in the path. */
const PAGES: Record< string, [ VideoAddress[ 'kind' ], RegExp ] > = {
	'loom.com': [ 'loom', /^\/(?:share|embed)\/([0-9a-f]{32})\/?$/ ],
	'videopress.com': [ 'videopress', /^\/(?:v|embed)\/(\w{8})\/?$/ ],
	'video.wordpress.com': [ 'videopress', /^\/(?:v|embed)\/(\w{8})\/?$/ ],
};
const HASH = /^[0-9a-f]{6,40}$/;

/**
 * Parses a time that an author typed or that is part of an address.
 *
 * @param text Time such as 90, 90s, 1m30s, 1:30 or 1:02:03. An empty text is 0.
 * @return Seconds; null if the text is not a time.
 */
export function secondsOf( text: string ): number | null {
	const clock = /^(?:(\d{1,2}):)?(\d{1,4}):(\d{2})$/.exec( text.trim() );
	const words = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec( text.trim() );
	const [ , hours = '0', minutes = '0', seconds = '0' ] = clock ?? words ?? [];
	return ( clock ?? words ) ? 3600 * Number( hours ) + 60 * Number( minutes ) + Number( seconds ) : null;
}

/** Formats seconds as video players do, such as 1:30 or 1:02:03. */
export function clockOf( seconds: number ): string {
	const two = ( value: number ) => `${ Math.floor( value ) }`.padStart( 2, '0' );
	return seconds < 3600
		? `${ Math.floor( seconds / 60 ) }:${ two( seconds % 60 ) }`
		: `${ Math.floor( seconds / 3600 ) }:${ two( ( seconds % 3600 ) / 60 ) }:${ two( seconds % 60 ) }`;
}

/**
 * Finds the address in what an author pasted: the code of a player, or an address as browsers show it, without https.
 *
 * @param text Text of the field.
 */
export function pastedAddress( text: string ): string {
	const [ , source = text ] = /<iframe\s[^>]*?\bsrc=["']([^"']+)/i.exec( text ) ?? [];
	const address = source.trim().replaceAll( '&amp;', '&' );
	return /^[\w-]+(?:\.[\w-]+)+\/\S/.test( address ) ? `https://${ address }` : address;
}

/**
 * Identifies a video by its address.
 *
 * @param text Address that an author typed.
 * @return The video; null if it is neither on YouTube or Vimeo nor a video file. WordPress may support further
 *         services.
 */
export function videoOf( text: string ): VideoAddress | null {
	const address = text.trim();
	let url: URL;
	try {
		url = new URL( address, 'https://site.invalid/' );
	} catch {
		return null;
	}
	if ( ! /^https?:$/.test( url.protocol ) || /\s/.test( address ) ) {
		return null;
	}
	const { hostname, pathname, searchParams, hash } = url;
	const host = hostname.replace( /^(?:www|m|music)\./, '' );
	const video = ( kind: VideoAddress[ 'kind' ], id: string, key = '', start: number | null = 0 ): VideoAddress => ( {
		kind,
		id,
		hash: key,
		start: start ?? 0,
	} );

	if ( [ 'youtube.com', 'youtube-nocookie.com', 'youtu.be' ].includes( host ) ) {
		const isWatch = pathname.replace( /\/$/, '' ) === '/watch';
		const path = host === 'youtu.be' ? pathname.slice( 1 ) : pathname.replace( /^\/(?:embed|shorts|live|v)\//, '' );
		const id = isWatch ? ( searchParams.get( 'v' ) ?? '' ) : path.replace( /^\/|\/$/g, '' );
		const given = searchParams.get( 'list' ) ?? '';
		const list = LIST.test( given ) ? given : '';
		if ( id === 'playlist' || id === 'videoseries' ) {
			return list ? video( 'youtube', '', list ) : null;
		}
		return /^[\w-]{11}$/.test( id )
			? video(
					'youtube',
					id,
					list,
					secondsOf(
						searchParams.get( 't' ) ?? searchParams.get( 'start' ) ?? hash.replace( /^#(?:t=)?/, '' )
					)
				)
			: null;
	}
	if ( host === 'vimeo.com' || host === 'player.vimeo.com' ) {
		const [ , id, key = searchParams.get( 'h' ) ?? '' ] = VIMEO.exec( pathname ) ?? [];
		return id
			? video( 'vimeo', id, HASH.test( key ) ? key : '', secondsOf( hash.replace( /^#(?:t=)?/, '' ) ) )
			: null;
	}
	const page = PAGES[ host ];
	if ( page ) {
		const id = page[ 1 ].exec( pathname )?.[ 1 ];
		return id ? video( page[ 0 ], id ) : null;
	}
	return /\.(?:m4v|mov|mp4|ogv|webm)$/i.test( pathname ) ? video( 'file', address ) : null;
}

/**
 * Parses chapters. Each line has a time and a name.
 *
 * @param text Lines that an author typed.
 * @return The chapters, sorted by time, and the invalid lines.
 */
export function chaptersOf( text: string ): { chapters: Array< { time: number; label: string } >; wrong: string[] } {
	const chapters: Array< { time: number; label: string } > = [];
	const wrong: string[] = [];
	for ( const line of text.split( '\n' ).filter( ( one ) => one.trim() ) ) {
		const [ , time = '', label = '' ] = /^\s*(\S+)\s+(.*\S)/.exec( line ) ?? [];
		const seconds = time ? secondsOf( time ) : null;
		if ( seconds === null ) {
			wrong.push( line.trim() );
		} else {
			chapters.push( { time: seconds, label: label.replace( /^[-–—]\s*/, '' ).slice( 0, 200 ) } );
		}
	}
	return { chapters: chapters.sort( ( a, b ) => a.time - b.time ), wrong };
}

/** Formats chapters as lines with a time and a name. */
export const linesOf = ( chapters: ReadonlyArray< { time?: number | undefined; label?: string | undefined } > ) =>
	chapters.map( ( { time = 0, label = '' } ) => `${ clockOf( time ) } ${ label }` ).join( '\n' );
