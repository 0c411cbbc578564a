import { number as bring } from '../../../../src/view/slider-slides';
import { targetSlide, inOrder } from '../../../../src/view/slider-swiper/order';

const slide = ( label: string, image = '' ) =>
	`<div class="eidan-slider__slide"${ label && ` role="group" aria-roledescription="slide" aria-label="${ label }"` }>${ image && `<img src="${ image }">` }</div>`;

function build( pages: string, slides: string ) {
	document.body.innerHTML = `<div id="root">${ pages }<div class="eidan-slider__view" id="works"><div class="track">${ slides }</div></div></div>`;
	const root = document.getElementById( 'root' )!;
	return {
		root,
		slides: [ ...root.querySelectorAll( '.eidan-slider__slide' ) ],
		labels: ( selector: string ) =>
			[ ...root.querySelectorAll( selector ) ].map( ( element ) => element.getAttribute( 'aria-label' ) ),
	};
}

function number( root: HTMLElement, slides: Element[] ) {
	const update = jest.fn( () => slides );
	bring( root, { stops: slides.length, index: 0, update }, new AbortController().signal );
	return { update };
}

const bullets = ( kind: string, inside = '' ) =>
	`<div class="eidan-slider__pages is-${ kind }"><button aria-label="Go to slide 1">${ inside }</button><button aria-label="Go to slide 2">${ inside }</button></div>`;

describe( 'slides that came or went', () => {
	it( 'are numbered anew, and have as many bullets', () => {
		const { root, slides, labels } = build(
			bullets( 'bullets' ),
			slide( '1 of 2' ) + slide( '' ) + slide( '2 of 2' )
		);
		number( root, slides );
		expect( labels( '.eidan-slider__slide' ) ).toEqual( [ '1 of 3', '2 of 3', '3 of 3' ] );
		expect( slides[ 1 ]!.getAttribute( 'aria-roledescription' ) ).toBe( 'slide' );
		expect( labels( 'button' ) ).toEqual( [ 'Go to slide 1', 'Go to slide 2', 'Go to slide 3' ] );
		slides[ 0 ]!.remove();
		slides[ 2 ]!.remove();
		number( root, slides.slice( 1, 2 ) );
		expect( labels( 'button' ) ).toEqual( [ 'Go to slide 1' ] );
		expect( slides[ 1 ]!.getAttribute( 'aria-label' ) ).toBe( '1 of 1' );
	} );

	it( 'have their own pictures as thumbnails, or their numbers, and links that lead to them', () => {
		const thumbs =
			'<div class="eidan-slider__pages is-thumbs"><a href="#works-1" aria-label="Go to slide 1"><img src="/old.jpg"></a><a href="#works-2" aria-label="Go to slide 2"></a></div>';
		const { root, slides } = build(
			thumbs,
			slide( '1 of 2', '/new.jpg' ) + slide( '2 of 2', '/old.jpg' ) + slide( '' )
		);
		slides[ 0 ]!.id = 'works-1';
		slides[ 1 ]!.id = 'works-3';
		number( root, slides );
		const links = [ ...root.querySelectorAll( 'a' ) ];
		expect(
			links.map( ( link ) => link.querySelector( 'img' )?.getAttribute( 'src' ) ?? link.textContent )
		).toEqual( [ 'http://localhost/new.jpg', 'http://localhost/old.jpg', '03' ] );
		expect( links.map( ( link ) => link.getAttribute( 'href' ) ) ).toEqual( [
			'#works-1',
			'#works-3',
			'#works-4',
		] );
		expect( slides.map( ( { id } ) => id ) ).toEqual( [ 'works-1', 'works-3', 'works-4' ] );
	} );

	it( 'do not count as changed when a loop only moves them', () => {
		const { root, slides } = build( '', slide( '2 of 2' ) + slide( '1 of 2' ) );
		expect( number( root, slides ).update ).not.toHaveBeenCalled();
	} );

	it( 'keep the order of their content in a loop that has turned', () => {
		expect( inOrder( [ 'a', 'b', 'c' ], [ 'c', 'a', 'b' ] ) ).toEqual( [ 'a', 'b', 'c' ] );
		expect( inOrder( [ 'a', 'b', 'c' ], [ 'c', 'new', 'a', 'b' ] ) ).toEqual( [ 'a', 'b', 'c', 'new' ] );
		expect( inOrder( [ 'a', 'b', 'c' ], [ 'new', 'c', 'a' ] ) ).toEqual( [ 'new', 'a', 'c' ] );
	} );
} );

describe( 'the position at which a slide is in view', () => {
	it( 'is the index of the slide if slides align at the start', () => {
		expect( [ targetSlide( 5, 1, 1 ), targetSlide( 0, 4, 1 ) ] ).toEqual( [ 5, 0 ] );
	} );
	it( 'is one nearer if slides are centered, and never beyond the last position', () => {
		expect( [
			targetSlide( 7, 1, 3 ),
			targetSlide( 0, 4, 3 ),
			targetSlide( 2, 2, 3 ),
			targetSlide( 3, 2, 5 ),
		] ).toEqual( [ 6, 1, 2, 2 ] );
		expect( targetSlide( 7, 1, 1.5 ) ).toBe( 7 );
	} );
} );
