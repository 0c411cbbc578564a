/**
 * What a page in a language and the next pages of its lists say, read without showing them: one visit answers for all
 * lists.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** One list of a page: its first page, the one that its script asks for, and the one that its link leads to. */
export interface ReadList {
	block: string;
	pagination: string;
	/** Titles of its entries, each once; `linked` only where pages have numbers. */
	first: string[];
	next: string[];
	linked: string[];
	/** Links of its filter bar: on the page, and with the next page. */
	bar: string[];
	nextBar: string[];
}

export interface ReadPage {
	lists: ReadList[];
	/** Titles in blocks that have one page only, by the block's name. */
	others: [ block: string, titles: string[] ][];
	/** Every text of these blocks and of the answers: between tags, in attributes, in options of their scripts. */
	words: string[];
	/** Whether the requests were those of somebody who is logged in. */
	loggedIn: boolean;
}

/**
 * Reads a page and the second page of each of its lists, as the page's visitor.
 *
 * @param page  A page of the same site, already loaded.
 * @param url   Address of the page to read.
 * @param title Pattern of the titles of entries, global.
 */
export const readPage = ( page: Page, url: string, title: RegExp ): Promise< ReadPage > =>
	page.evaluate(
		async ( [ address, pattern ] ) => {
			const parsed = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' );
			const document = parsed( await ( await fetch( address! ) ).text() );
			const textOf = ( node: Element ) => [
				...new Set( [ ...( node.textContent ?? '' ).matchAll( new RegExp( pattern!, 'g' ) ) ].map( String ) ),
			];
			const links = ( node: ParentNode ) =>
				[ ...node.querySelectorAll( '.eidan-list__filter' ) ].map( ( link ) =>
					( link.textContent ?? '' ).trim().replace( /\s+/g, ' ' )
				);
			/** Every text of an element, also those that only a script or a screen reader gets. */
			const wordsOf = ( root: Element ): string[] => {
				const words: string[] = [];
				const add = ( text: string | null ) => words.push( ( text ?? '' ).trim().replace( /\s+/g, ' ' ) );
				/** Adds what is there for a script, except for codes such as `load-more`. */
				const addData = ( value: unknown ): void => {
					if ( value && typeof value === 'object' ) {
						Object.values( value ).forEach( addData );
					} else if ( typeof value === 'string' && /[\p{Lu} ]/u.test( value ) ) {
						add( value );
					}
				};
				for ( const node of [ root, ...root.querySelectorAll( '*' ) ] ) {
					[ ...node.childNodes ]
						.filter( ( { nodeType } ) => nodeType === Node.TEXT_NODE )
						.forEach( ( { textContent } ) => add( textContent ) );
					for ( const { name, value } of node.attributes ) {
						if ( name.startsWith( 'data-' ) ) {
							addData( value.startsWith( '{' ) ? JSON.parse( value ) : value );
						} else if ( /^(?:aria-(?:label|roledescription)|alt|title|placeholder|value)$/.test( name ) ) {
							add( value );
						}
					}
				}
				return words.filter( Boolean );
			};
			const blocks = [
				...document.querySelectorAll( '.entry-content [class*="wp-block-eidan-"]:not( li )' ),
			].filter( ( node ) => ! node.parentElement!.closest( '[class*="wp-block-eidan-"]' ) );
			const nameOf = ( node: Element ) => /wp-block-eidan-([a-z-]+)/.exec( node.className )![ 1 ]!;
			const rootOf = ( block: Element ) =>
				block.matches( '[data-eidan-list]' ) ? block : block.querySelector( '[data-eidan-list]' );
			const lists = blocks.filter( rootOf );
			const client = JSON.parse(
				document.querySelector( 'script[id="wp-script-module-data-@eidan/list"]' )?.textContent ?? '{}'
			);
			const headers: HeadersInit = client.nonce ? { 'X-WP-Nonce': client.nonce } : {};
			const words = blocks.flatMap( wordsOf );
			words.push( ...( Object.values( client.messages ?? {} ) as string[] ) );

			// One address says the second page of all lists whose pages have numbers.
			const linked = new URL( address! );
			for ( const link of document.querySelectorAll( '.is-standard a[rel="next"]' ) ) {
				new URL( link.getAttribute( 'href' )!, address ).searchParams.forEach( ( value, name ) =>
					linked.searchParams.set( name, value )
				);
			}
			const second = parsed( await ( await fetch( linked ) ).text() );
			const secondLists = [ ...second.querySelectorAll( '.entry-content [data-eidan-list]' ) ];
			words.push( ...secondLists.flatMap( wordsOf ) );

			return {
				lists: await Promise.all(
					lists.map( async ( list, at ) => {
						const options = JSON.parse( rootOf( list )!.getAttribute( 'data-eidan-list' )! );
						const request = new URL( client.url );
						request.searchParams.set( 'options[settings]', options.settings );
						request.searchParams.set( 'options[next_page]', '2' );
						if ( options.cursor ) {
							request.searchParams.set( 'options[cursor]', options.cursor );
						}
						const answer = await ( await fetch( request, { headers } ) ).json();
						const { html, pagination_html: pages, bar_html: bar } = answer.data;
						const next = parsed( `<div>${ html }</div>${ pages }${ bar }` ).body;
						words.push( answer.message, ...wordsOf( next ) );
						return {
							block: nameOf( list ),
							pagination: options.pagination,
							first: textOf( list.querySelector( '.eidan-list__items' )! ),
							next: textOf( next.firstElementChild! ),
							linked:
								options.pagination === 'standard'
									? textOf( secondLists[ at ]!.querySelector( '.eidan-list__items' )! )
									: [],
							bar: links( list ),
							nextBar: links( next ),
						};
					} )
				),
				others: blocks
					.filter( ( block ) => ! rootOf( block ) )
					.map( ( block ) => [ nameOf( block ), textOf( block ) ] as [ string, string[] ] ),
				words,
				loggedIn: Boolean( client.nonce ),
			};
		},
		[ url, title.source ]
	);

/** Words of this plugin in English and in a translation, by the file that the build makes. */
const translations = ( locale: string ): [ english: string, translated: string ][] => {
	const file = join( __dirname, '..', '..', '..', 'build', 'languages', `eidan-${ locale }.l10n.php` );
	const code = `echo json_encode( ( require ${ JSON.stringify( file ) } )['messages'] );`;
	const messages: Record< string, string > = JSON.parse( String( execFileSync( 'php', [ '-r', code ] ) ) );
	return Object.entries( messages ).flatMap( ( [ key, value ] ) => {
		const english = key.replace( /^.*\u0004/s, '' ).split( '\0' );
		return value.split( '\0' ).flatMap( ( text ) => english.map( ( one ) => [ one, text ] as [ string, string ] ) );
	} );
};

/** A pattern of all that a text with placeholders can become. */
const patternOf = ( text: string ) =>
	text
		.split( /%(?:\d+\$)?[sd]/ )
		.map( ( part ) => part.replace( /[.*+?^${}()|[\]\\]/g, '\\$&' ) )
		.join( '.+' );

/** Texts that say anything besides their placeholders. */
const speaks = ( text: string ) => /\p{L}{2}/u.test( text.replace( /%(?:\d+\$)?[sd]/g, '' ) );

/**
 * Returns a function that finds the words of this plugin that are in the other language.
 *
 * @param locale Locale of the translation, such as `de_DE`.
 */
export const foreignWords = ( locale: string ) => {
	const pairs = translations( locale ).filter( ( pair ) => pair.every( speaks ) );
	const own = ( side: 0 | 1 ) => new Set( pairs.map( ( pair ) => pair[ side ] ) );
	const foreign = ( side: 0 | 1 ) => {
		const here = own( side ? 0 : 1 );
		const texts = [ ...own( side ) ].filter( ( text ) => ! here.has( text ) );
		return new RegExp( `^(?:${ texts.map( patternOf ).join( '|' ) })$` );
	};
	const patterns = { en: foreign( 1 ), de: foreign( 0 ) };
	return ( language: 'en' | 'de', words: string[] ) => [
		...new Set( words.filter( ( word ) => patterns[ language ].test( word ) ) ),
	];
};
