import { define } from '@eidan/runtime';
import { typing, type Typing } from './view/typing';
import { playInView } from '../../src/view/video/in-view';

/** Options in the attribute `data-eidan-showreel`. */
interface Options {
	/** How the text is typed. Undefined if it is not. */
	typing?: Typing;
	/** Whether to show the poster instead of the video while the battery is low. */
	battery?: boolean;
}

define< Options >( 'showreel', ( root, { typing: typingOptions, battery }, { signal } ) => {
	const video = root.querySelector< HTMLVideoElement >( '.eidan-showreel__film' );
	const words = root.querySelector< HTMLElement >( '.eidan-showreel__words' );
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	const toggleTyping =
		typingOptions && words && ! reduced.matches ? typing( words, typingOptions, signal ) : undefined;
	if ( video ) {
		playInView(
			video,
			{
				root,
				button: root.querySelector< HTMLElement >( '.eidan-showreel__pause' ),
				battery: !! battery,
				...( toggleTyping ? { tell: toggleTyping } : {} ),
			},
			signal
		);
	}
} );
