/**
 * readme.txt and the images of the plugin directory, by the directory's rules.
 *
 * @jest-environment node
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT_WORDPRESS } from '../../../../tools/site/versions.mjs';

/** Limits of the directory: characters, and tags that a plugin's page shows. */
const LIMITS = { shortDescription: 150, upgradeNotice: 300, tags: 5, sectionWords: 2500 };

/**
 * @param {string} text Part of a readme with `= Title =` lines.
 * @return {Record<string, string>} What follows each title.
 */
const parts = ( text ) =>
	Object.fromEntries(
		text
			.split( /^= (?=.+ =$)/m )
			.slice( 1 )
			.map( ( part ) => {
				const [ title, ...rest ] = part.split( '\n' );
				return [ title.replace( / =$/, '' ), rest.join( '\n' ).trim() ];
			} )
	);

/**
 * Reads readme.txt as wordpress.org does: https://wordpress.org/plugins/readme.txt and the directory's own parser.
 *
 * @param {string} text A readme.txt.
 * @return {{ name: string, headers: Record<string, string>, tags: string[], shortDescription: string, sections: Record<string, string>, changelog: Record<string, string>, upgradeNotice: Record<string, string>, faq: Record<string, string>, screenshots: string[] }}
 *         Its parts. What is not there is empty.
 */
function parseReadme( text ) {
	const [ head, ...rest ] = text.split( /^== (?=[^=].* ==$)/m );
	const [ title, ...lines ] = head.trim().split( '\n' );
	const headers = Object.fromEntries(
		lines.flatMap( ( line ) => {
			const [ , name, value ] = /^([A-Z][\w ]+): (.+)$/.exec( line ) ?? [];
			return name ? [ [ name, value.trim() ] ] : [];
		} )
	);
	const sections = Object.fromEntries(
		rest.map( ( part ) => {
			const [ heading, ...body ] = part.split( '\n' );
			return [ heading.replace( / ==$/, '' ), body.join( '\n' ).trim() ];
		} )
	);
	return {
		name: /^=== (.+) ===$/.exec( title )?.[ 1 ] ?? '',
		headers,
		tags: ( headers.Tags ?? '' ).split( ',' ).map( ( tag ) => tag.trim() ),
		shortDescription: lines.join( '\n' ).trim().split( '\n\n' ).slice( 1 ).join( '\n\n' ),
		sections,
		changelog: parts( sections.Changelog ?? '' ),
		upgradeNotice: parts( sections[ 'Upgrade Notice' ] ?? '' ),
		faq: parts( sections[ 'Frequently Asked Questions' ] ?? '' ),
		screenshots: [ ...( sections.Screenshots ?? '' ).matchAll( /^\d+\. (.+)$/gm ) ].map(
			( [ , caption ] ) => caption
		),
	};
}

const ROOT = join( __dirname, '../../../..' );
const read = ( path ) => readFileSync( join( ROOT, path ), 'utf8' );
const readme = parseReadme( read( 'readme.txt' ) );
const plugin = Object.fromEntries(
	[ ...read( 'plugin.php' ).matchAll( /^ \* ([A-Z][\w ]+): +(.+)$/gm ) ].map( ( [ , name, value ] ) => [
		name,
		value,
	] )
);
const words = ( text ) => text.split( /\s+/ ).filter( Boolean ).length;

it( 'has the name, the versions and the licence of the plugin’s header', () => {
	expect( readme.name ).toBe( plugin[ 'Plugin Name' ] );
	expect( readme.headers ).toMatchObject( {
		'Requires at least': plugin[ 'Requires at least' ],
		'Requires PHP': plugin[ 'Requires PHP' ],
		'Stable tag': plugin.Version,
		License: plugin.License,
		'License URI': plugin[ 'License URI' ],
	} );
	expect( readme.headers[ 'Tested up to' ] ).toBe( CURRENT_WORDPRESS );
	expect( readme.headers.Contributors ).toMatch( /^[a-z0-9]+(, [a-z0-9]+)*$/ );
} );

it( 'has the text domain that is the folder of the zip, as the directory’s slug', () => {
	expect( plugin[ 'Text Domain' ] ).toBe( 'eidan' );
	expect( read( 'tools/plugin-zip.mjs' ) ).toContain( 'eidan.zip' );
} );

it( 'says in one short sentence, without markup, what the plugin is', () => {
	expect( readme.shortDescription ).toBe( plugin.Description );
	expect( readme.shortDescription.length ).toBeLessThanOrEqual( LIMITS.shortDescription );
	expect( readme.shortDescription ).not.toMatch( /[*_`<>[\]\n]/ );
} );

it( 'has as many tags as a page shows, each once', () => {
	expect( readme.tags.length ).toBeLessThanOrEqual( LIMITS.tags );
	expect( new Set( readme.tags ).size ).toBe( readme.tags.length );
} );

it( 'has the sections of the directory, in their order and no longer than it shows', () => {
	expect( Object.keys( readme.sections ) ).toEqual( [
		'Description',
		'Installation',
		'Frequently Asked Questions',
		'Screenshots',
		'Changelog',
		'Upgrade Notice',
	] );
	for ( const text of Object.values( readme.sections ) ) {
		expect( words( text ) ).toBeGreaterThan( 0 );
		expect( words( text ) ).toBeLessThanOrEqual( LIMITS.sectionWords );
	}
	expect( Object.values( readme.faq ).filter( ( answer ) => ! answer ) ).toEqual( [] );
} );

it( 'says what is stored, what is asked of others and where the source is', () => {
	for ( const heading of [ 'Privacy', 'External services', 'Source code' ] ) {
		expect( readme.sections.Description ).toContain( `= ${ heading } =` );
	}
} );

it.each( [
	[ 'graph.instagram.com', 'includes/Instagram/Hosts.php' ],
	[ 'cdninstagram.com', 'includes/Instagram/Hosts.php' ],
	[ 'fbcdn.net', 'includes/Instagram/Hosts.php' ],
	[ 'youtube-nocookie.com', 'includes/Video/Player.php' ],
] )( 'names the host %s, which %s asks or has visitors ask', ( host, file ) => {
	expect( read( file ) ).toContain( host );
	expect( readme.sections.Description ).toContain( host );
} );

it( 'has a change and a notice of this version, and no version that CHANGELOG.md does not know', () => {
	const version = readme.headers[ 'Stable tag' ];
	expect( readme.changelog[ version ] ).toMatch( /^\* \S/ );
	expect( readme.upgradeNotice[ version ] ).toMatch( /\S/ );
	const known = [ ...read( 'CHANGELOG.md' ).matchAll( /^## \[?(\d[^\]\s]*)/gm ) ].map( ( [ , one ] ) => one );
	const others = Object.keys( { ...readme.changelog, ...readme.upgradeNotice } ).filter( ( one ) => one !== version );
	expect( others.filter( ( one ) => ! known.includes( one ) ) ).toEqual( [] );
	for ( const notice of Object.values( readme.upgradeNotice ) ) {
		expect( notice.length ).toBeLessThanOrEqual( LIMITS.upgradeNotice );
	}
} );

describe( 'the images of the directory', () => {
	const folder = join( ROOT, '.wordpress-org' );
	const images = readdirSync( folder ).filter( ( name ) => /\.(?:jpg|png|svg)$/.test( name ) );

	it( 'there is a screenshot for each caption', () => {
		expect( readme.screenshots.length ).toBeGreaterThan( 3 );
		expect( images.filter( ( name ) => name.startsWith( 'screenshot-' ) ).sort() ).toEqual(
			readme.screenshots.map( ( caption, index ) => `screenshot-${ index + 1 }.jpg` )
		);
	} );

	it( 'there are the icon and the banner in both sizes', () => {
		expect( images ).toEqual(
			expect.arrayContaining( [
				'icon.svg',
				'icon-128x128.png',
				'icon-256x256.png',
				'banner-772x250.jpg',
				'banner-1544x500.jpg',
			] )
		);
		for ( const name of images.filter( ( one ) => /^icon-\d/.test( one ) ) ) {
			const png = readFileSync( join( folder, name ) );
			expect( `icon-${ png.readUInt32BE( 16 ) }x${ png.readUInt32BE( 20 ) }.png` ).toBe( name );
		}
	} );

	it( 'none is heavy, and none is in the zip', () => {
		expect( images.filter( ( name ) => statSync( join( folder, name ) ).size > 200_000 ) ).toEqual( [] );
		expect( read( 'tools/plugin-zip.mjs' ) ).not.toContain( 'wordpress-org' );
		expect( existsSync( join( ROOT, 'assets/wordpress-org' ) ) ).toBe( false );
	} );
} );
