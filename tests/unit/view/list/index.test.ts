/** What a list does with an answer of the server that is none. */
import { list } from '../../../../src/view/list';
import type { HeldList } from '../../../../src/view/list/insert';
import { get } from '../../../../src/view/list/rest';

jest.mock( '../../../../src/view/list/rest' );

it( 'keeps the list after an error response, shows the reason, and offers a link', async () => {
	document.body.innerHTML = `
		<div id="list">
			<div class="eidan-list__items"><article>Old</article></div>
			<div class="eidan-list__pagination"><a class="eidan-list__more" href="?page=2">More</a></div>
			<p class="eidan-list__status"></p>
		</div>`;
	jest.mocked( get ).mockResolvedValue( {
		status: 'error',
		message: 'Not now.',
		data: { html: '<article>New</article>', pagination_html: '', bar_html: '' },
	} );
	const root = document.getElementById( 'list' )!;
	list(
		root,
		{
			settings: 'signed',
			pagination: 'load-more',
			taxonomies: [],
			params: [ 'page', 'order' ],
			scroll: [ 0, 0 ],
			delay: 0,
			labels: { loading: 'Loading', retry: 'Try again', count: '%d' },
		},
		new AbortController()
	);
	root.querySelector< HTMLElement >( '.eidan-list__more' )!.click();
	await new Promise( ( done ) => setTimeout( done ) );

	expect( root.querySelector( '.eidan-list__items' )!.textContent ).toBe( 'Old' );
	expect( root.querySelector( '.eidan-list__status' )!.textContent ).toMatch( /^Not now\..*Try again/s );
	expect( root.querySelector( '.eidan-list__status a' )!.getAttribute( 'href' ) ).toContain( 'page=2' );
	expect( console ).toHaveWarnedWith( 'Not now.' );
} );

it( 'lets links of an archive load the page, and has the space bar press them', () => {
	document.body.innerHTML = `
		<div id="list">
			<div class="eidan-list__bar"><a href="#red" role="button" aria-pressed="false">Red</a></div>
		</div>`;
	const root = document.getElementById( 'list' )!;
	jest.mocked( get ).mockClear();
	list( root, { settings: '' } as never, new AbortController() );
	const link = root.querySelector( 'a' )!;
	const events: Event[] = [];
	root.addEventListener( 'click', ( event ) => events.push( event ) );
	link.click();
	link.dispatchEvent( new KeyboardEvent( 'keydown', { key: ' ', bubbles: true } ) );
	expect( events.map( ( { defaultPrevented } ) => defaultPrevented ) ).toEqual( [ false, false ] );
	expect( get ).not.toHaveBeenCalled();
} );

it( 'keeps its filters while a handle is being dragged, and what a visitor has opened afterwards', async () => {
	const bar = ( open: string, count: number ) =>
		`<div class="eidan-list__bar"><a id="all" href="?f=">All ${ count }</a>
			<details${ open }><summary>More</summary><ul><li><a id="wear" href="?f=wear">Wear</a>
			<details><summary>In Wear</summary><ul><li><a id="hats" href="?f=hats">Hats</a></li></ul></details>
			</li></ul></details></div>`;
	document.body.innerHTML = `<div id="list">${ bar( ' open', 2 ) }<div class="eidan-list__items"></div>
		<p class="eidan-list__status"></p></div>`;
	jest.mocked( get ).mockResolvedValue( {
		status: 'success',
		message: '1 item',
		data: { html: '<article class="a b">New</article>', pagination_html: '', bar_html: bar( '', 1 ) },
	} );
	const root = document.getElementById( 'list' )! as HeldList;
	list(
		root,
		{
			settings: 'signed',
			pagination: 'load-more',
			taxonomies: [ 'f' ],
			params: [ 'page', 'order', 'f' ],
			scroll: [ 0, 0 ],
			delay: 0,
			labels: { loading: 'Loading', retry: 'Try again', count: '%d' },
		},
		new AbortController()
	);
	let release = () => {};
	root.eidanHeld = new Promise< void >( ( resolve ) => ( release = resolve ) );
	root.querySelector< HTMLElement >( '#wear' )!.click();
	await new Promise( ( done ) => setTimeout( done, 5 ) );
	expect( root.querySelector( '#all' )!.textContent ).toBe( 'All 2' );
	release();
	await new Promise( ( done ) => setTimeout( done, 5 ) );
	expect( root.querySelector( '#all' )!.textContent ).toBe( 'All 1' );
	expect( root.querySelector( '.eidan-list__items' )!.textContent ).toBe( 'New' );
	expect( [ ...root.querySelectorAll( 'details' ) ].map( ( { open } ) => open ) ).toEqual( [ true, false ] );
} );
