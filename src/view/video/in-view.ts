import { playState } from '../motion/play-state';

interface InView {
	/** Element around the video. Keyboard focus inside it stops the video. The default is the video itself. */
	root?: HTMLElement;
	/** The pause button, hidden until now. `data-stop` and `data-start` hold its two labels. */
	button?: HTMLElement | null;
	/** Whether the poster is shown in place of the video while the battery is low. */
	battery?: boolean;
	/** Called now and on each change, with whether visitors want it to play, and whether it plays now. */
	tell?: ( wanted: boolean, plays: boolean ) => void;
}

/** Features that not all browsers have. */
interface Device {
	connection?: { saveData?: boolean };
	getBattery?: () => Promise< { charging: boolean; level: number } >;
}

/** Battery level up to which the battery counts as low. Operating systems start saving there. */
const LOW = 0.2;

/**
 * Plays a silent video while it is visible.
 *
 * Nothing is loaded before it comes into view, provided that the markup has `preload="none"` and a poster. With reduced
 * motion, a wish for less data or, if requested, a low battery the poster stays. The button still plays the video.
 * Keyboard focus and the button stop it until the button starts it again.
 *
 * @param video  The video: `muted`, `playsinline`, without `autoplay`.
 * @param inView Elements that belong to it, and the callback.
 * @param signal Stops it when aborted: the video is paused.
 * @return Sets whether the video is wanted, for example when a gallery shows another image.
 */
export function playInView(
	video: HTMLVideoElement,
	inView: InView,
	signal: AbortSignal
): ( wanted: boolean ) => void {
	const { root = video, button = null, battery, tell } = inView;
	const { connection, getBattery } = navigator as Device;
	const reduced = matchMedia( '(prefers-reduced-motion)' );
	let current = [ false, false ] as [ boolean, boolean ];

	const update = () => {
		const [ wanted, visible ] = current;
		const plays = wanted && visible && ! document.hidden && ! signal.aborted;
		if ( ! plays ) {
			video.pause();
		} else if ( video.paused ) {
			// `play()` is refused on a device that saves energy, and aborted if the video is paused meanwhile. Only the
			// first stops the video.
			video.play().catch( ( { name } ) => name === 'NotAllowedError' && want( false ) );
		}
		tell?.( wanted, plays );
	};
	const want = playState(
		root,
		{
			button,
			playing: ! ( reduced.matches || connection?.saveData ),
			update: ( wanted, visible ) => {
				current = [ wanted, visible ];
				button?.classList.toggle( 'is-paused', ! wanted );
				button?.setAttribute( 'aria-label', button.dataset[ wanted ? 'stop' : 'start' ] ?? '' );
				update();
			},
		},
		signal
	);
	if ( battery ) {
		void getBattery
			?.call( navigator )
			.then( ( { charging, level } ) => ! charging && level <= LOW && want( false ) );
	}
	if ( button ) {
		button.hidden = false;
	}
	reduced.addEventListener( 'change', () => reduced.matches && want( false ), { signal } );
	document.addEventListener( 'visibilitychange', update, { signal } );
	signal.addEventListener( 'abort', update );
	return want;
}
