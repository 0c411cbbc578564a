import { playState } from '../motion/play-state';

interface InView {
	/** What belongs to the video: keyboard focus in it stops the video. The video itself without one. */
	root?: HTMLElement;
	/** The pause button, hidden until now; `data-stop` and `data-start` hold its two labels. */
	button?: HTMLElement | null;
	/** Whether the poster stands for the video while the battery runs low. */
	battery?: boolean;
	/** Hears, now and on each change, whether visitors want it to play, and whether it may play at this moment. */
	tell?: ( wanted: boolean, plays: boolean ) => void;
}

/** What not all browsers have. */
interface Device {
	connection?: { saveData?: boolean };
	getBattery?: () => Promise< { charging: boolean; level: number } >;
}

/** From this share of a full battery down it runs low; systems begin to save there. */
const LOW = 0.2;

/**
 * Plays a silent video while it is seen.
 *
 * Nothing of it is fetched before it comes into view, given `preload="none"` and a poster in the markup. Those who
 * asked for less motion or less data keep the poster, and so does, on request, a device with a low battery; the button
 * plays it for them all the same. Focus by keyboard and the button stop it for good.
 *
 * @param video  The video: `muted`, `playsinline`, without `autoplay`.
 * @param inView What belongs to it, and who is told.
 * @param signal Ends it: the video stands still.
 * @return Says from somewhere else whether it is wanted, such as when another image of a gallery takes its place.
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
			// Refused where the device saves energy, aborted where it is paused meanwhile: only the first is for good.
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
