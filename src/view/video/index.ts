/**
 * Plays linked videos in a dialog, or in the place of the link's image.
 *
 * Every link with `data-eidan-video` is a root element of its own. Its player is in a `<template>` inside it, so
 * nothing is requested from another host before the click. Without script the link leads to the video.
 */
import { overlay } from '@eidan/overlay';
import { define } from '@eidan/runtime';

/** Options of `data-eidan-video`. */
export interface VideoOptions {
	/** Name of the video's host. Missing for files of this site. */
	service?: string;
	/** Whether the video replaces the link. */
	inline?: boolean;
	/** Whether a ring pulses twice around the link when it comes into view. */
	pulse?: boolean;
}

/** The part of the WP Consent API that is used. */
interface Consent {
	wp_has_consent?: ( category: string ) => boolean;
}

/** Lets the links to chapters start the video at their time. */
const follow = ( player: HTMLElement ) => {
	player.onclick = ( { target } ) => {
		const time = ( target as Element ).closest< HTMLElement >( '[data-time]' )?.dataset.time;
		const media = player.querySelector< HTMLVideoElement | HTMLIFrameElement >( 'video,iframe' )!;
		if ( ! time ) {
			return;
		}
		if ( media instanceof HTMLVideoElement ) {
			media.currentTime = +time;
			void media.play();
		} else if ( media.dataset.seek ) {
			media.src = media.dataset.seek + time;
		}
	};
};

export function video(
	link: HTMLElement,
	{ service, inline, pulse }: VideoOptions,
	{ signal }: { signal: AbortSignal }
): void {
	const template = link.querySelector( 'template' );
	const play = ( place: Element ) => {
		place.append( template!.content.cloneNode( true ) );
		follow( place.lastElementChild as HTMLElement );
		return place.lastElementChild!;
	};
	const open = ( dialog: HTMLDialogElement ) => {
		const stage = dialog.firstElementChild!;
		const ask = dialog.querySelector< HTMLElement >( '.eidan-video__ask' );
		const controller = new AbortController();
		const { wp_has_consent: has } = window as Consent;
		if ( service && ask && has && ! has( ask.dataset.category ?? '' ) ) {
			ask.hidden = false;
			ask.querySelector( 'b' )!.textContent = service;
			ask.querySelector( 'a' )!.href = ( link as HTMLAnchorElement ).href;
			ask.querySelector( 'button' )!.onclick = () => {
				ask.hidden = true;
				play( stage );
			};
		} else if ( inline ) {
			link.hidden = true;
			play( link.parentElement! ).querySelector< HTMLElement >( 'video,iframe' )!.focus();
			return;
		} else {
			play( stage );
		}
		// The dialog opens like a shutter from the play sign, and closes into it.
		const { x, y, width, height } = (
			link.querySelector( '.eidan-video-button__sign' ) ?? link
		).getBoundingClientRect();
		dialog.style.setProperty( '--at', `${ x + width / 2 }px ${ y + height / 2 }px` );
		overlay( dialog, link, controller.signal ).open();
		dialog.addEventListener(
			'close',
			() => {
				// Removing the video stops it.
				stage.replaceChildren();
				if ( ask ) {
					ask.hidden = true;
				}
				controller.abort();
			},
			{ once: true }
		);
	};

	if ( ! template ) {
		return;
	}
	link.addEventListener(
		'click',
		( event ) => {
			const dialog = document.querySelector< HTMLDialogElement >( '.eidan-video' );
			if (
				dialog &&
				! ( event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey )
			) {
				event.preventDefault();
				open( dialog );
			}
		},
		{ signal }
	);
	if ( pulse ) {
		const observer = new IntersectionObserver(
			( [ entry ] ) => {
				if ( entry!.isIntersecting ) {
					link.classList.add( 'is-seen' );
					observer.disconnect();
				}
			},
			{ threshold: 1 }
		);
		observer.observe( link );
		signal.addEventListener( 'abort', () => observer.disconnect() );
	}
}

define( 'video', video );
