import { define } from '@eidan/runtime';

// The specification's "appeared" state. The class is added once the element enters the viewport. Nothing is hidden
// before that, so that the page can be read without script.
define( '%slug%', ( root, _options, { signal } ) => {
	const observer = new IntersectionObserver( ( entries ) => {
		if ( entries.some( ( { isIntersecting } ) => isIntersecting ) ) {
			root.classList.add( 'has-appeared' );
			observer.disconnect();
		}
	} );
	observer.observe( root );
	signal.addEventListener( 'abort', () => observer.disconnect(), { once: true } );
} );
