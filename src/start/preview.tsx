import { useEffect, useRef, useState } from '@wordpress/element';

interface Props {
	src: string;
	/** Size of the window that is shown, in pixels. */
	width?: number;
	height?: number;
}

/** A page in small. It is only looked at: no pointer, key or screen reader gets into it. */
export function Preview( { src, width = 1440, height = 960 }: Props ) {
	const box = useRef< HTMLDivElement >( null );
	const [ scale, setScale ] = useState( 0 );

	useEffect( () => {
		const element = box.current;
		if ( ! element ) {
			return;
		}
		element.setAttribute( 'inert', '' );
		const measure = () => setScale( element.clientWidth / width );
		measure();
		if ( ! ( 'ResizeObserver' in window ) ) {
			return;
		}
		const observer = new ResizeObserver( measure );
		observer.observe( element );
		return () => observer.disconnect();
	}, [ width ] );

	return (
		<div
			ref={ box }
			className="eidan-start__preview"
			aria-hidden="true"
			style={ { aspectRatio: `${ width } / ${ height }` } }
		>
			{ /* eslint-disable-next-line jsx-a11y/iframe-has-title -- Nobody comes to it, so nobody is told of it. */ }
			<iframe
				src={ src }
				tabIndex={ -1 }
				loading="lazy"
				style={ { inlineSize: width, blockSize: height, transform: `scale(${ scale })` } }
			/>
		</div>
	);
}
