/**
 * Weighs a page as a phone gets it, up to where nobody has scrolled, and checks it against tests/page-budget.json.
 */
import type { Browser, Page } from '@playwright/test';
import { gzipped, inlinedBytes, isOurs } from '../../../tools/bench/bytes.mjs';
import { fileName, holdsBack, type Thing } from '../../../tools/bench/first-paint.mjs';
import { TAGS, tagOf, tagsOf } from '../../../tools/bench/tags.mjs';
import budgets from '../../page-budget.json';
import { follow, settled } from './settled';

/** Numbers and bytes of a page. Text is counted gzipped. */
type Weight = ( typeof budgets )[ 'front' ];

/** What the browser says about a file that it loaded. */
interface Loaded {
	url: string;
	bytes: number;
	waits: boolean;
}

interface Weighed {
	weight: Weight;
	/** What holds back the first paint. */
	things: Thing[];
	/** Files for which the browser did not paint, by what it says itself. */
	waited: string[];
	/** Our files. */
	files: Record< string, number >;
}

const PHONE = { width: 390, height: 844 };

/** Runs in the page. @return What was loaded. */
const loaded = (): Loaded[] =>
	(
		performance.getEntriesByType( 'resource' ) as ( PerformanceResourceTiming & {
			renderBlockingStatus?: string;
		} )[]
	 ).map( ( { name, encodedBodySize, renderBlockingStatus } ) => ( {
		url: name,
		bytes: encodedBodySize,
		waits: renderBlockingStatus === 'blocking',
	} ) );

const KINDS = { script: /\.js$/, style: /\.css$/, font: /\.(woff2?|ttf)$/, image: /\.(avif|webp|jpe?g|png|gif|svg)$/ };

const sum = ( numbers: number[] ) => numbers.reduce( ( total, each ) => total + each, 0 );

/**
 * Counts the HTML without styles and scripts of others, which change with each version of WordPress. Addresses of a
 * site have more or fewer digits, so they are replaced.
 */
const htmlBytes = ( html: string, site: string ) =>
	gzipped(
		html
			.replaceAll( site, 'http://127.0.0.1' )
			.replace( TAGS, ( found ) => ( found.startsWith( '<link' ) || tagOf( found ).isOurs ? found : '' ) )
	);

async function weigh( page: Page, path: string, site: string ): Promise< Weighed > {
	const html = await ( await page.goto( path ) )!.text();
	await settled( page );
	const texts = new Map< string, string >();
	const get = async ( url: string ) => {
		const text = texts.get( url ) ?? ( await ( await page.request.get( new URL( url, site ).href ) ).text() );
		texts.set( url, text );
		return text;
	};
	const all = await page.evaluate( loaded );
	const of = ( kind: keyof typeof KINDS ) =>
		all.filter( ( { url } ) => KINDS[ kind ].test( new URL( url ).pathname ) );
	const files: Record< string, number > = {};
	for ( const { url } of [ ...of( 'script' ), ...of( 'style' ) ].filter( ( each ) => isOurs( each.url ) ) ) {
		files[ fileName( url ) ] = gzipped( await get( url ) );
	}
	const bytes = ( kind: 'script' | 'style' ) =>
		sum( Object.entries( files ).flatMap( ( [ name, size ] ) => ( KINDS[ kind ].test( name ) ? [ size ] : [] ) ) );
	const things = await holdsBack( html, get );
	const own = things.filter( ( thing ) => thing.isOurs );
	return {
		weight: {
			waitsFor: own.length,
			// What is inlined is in the part of the page that is expected as well.
			waitsForBytes: sum( own.map( ( thing ) => ( thing.kind === 'expected' ? 0 : thing.bytes ) ) ),
			heaviest: Math.max( 0, ...own.map( ( thing ) => thing.bytes ) ),
			requests: all.filter( ( { url } ) => isOurs( url ) ).length,
			script: bytes( 'script' ),
			style: bytes( 'style' ),
			inlined: inlinedBytes(
				tagsOf( html )
					.filter( ( tag ) => tag.name === 'style' && tag.isOurs )
					.map( ( { text } ) => text )
			),
			html: htmlBytes( html, site ),
			font: sum( of( 'font' ).map( ( file ) => file.bytes ) ),
			image: sum( of( 'image' ).map( ( file ) => file.bytes ) ),
		},
		things,
		waited: all.flatMap( ( { url, waits } ) => ( waits ? [ fileName( url ) ] : [] ) ),
		files,
	};
}

/**
 * Weighs a page in a browser of its own, so that nothing of it is cached.
 *
 * @param browser Browser.
 * @param site    Address of the site.
 * @param path    Path of the page.
 */
export async function weightOf( browser: Browser, site: string, path: string ): Promise< Weighed > {
	const context = await browser.newContext( { baseURL: site, viewport: PHONE, deviceScaleFactor: 2 } );
	follow( context );
	try {
		return await weigh( await context.newPage(), path, site );
	} finally {
		await context.close();
	}
}

/**
 * @param name    Name of the page in tests/page-budget.json.
 * @param weighed What it weighs.
 * @return A sentence for each budget that is exceeded, and for each style that the browser waits for and we do not count.
 */
export function tooHeavy( name: keyof typeof budgets, { weight, things, waited }: Weighed ): string[] {
	const counted = things.map( ( thing ) => thing.name );
	return [
		...Object.entries( budgets[ name ] ).flatMap( ( [ what, most ] ) => {
			const found = weight[ what as keyof Weight ];
			return found > most ? [ `${ what }: ${ found } of ${ most }` ] : [];
		} ),
		// The browser may also say so of a script at the end of the page, which the first paint need not wait for.
		...waited
			.filter( ( file ) => KINDS.style.test( file ) && ! counted.includes( file ) )
			.map( ( file ) => `not counted: ${ file }` ),
	];
}
