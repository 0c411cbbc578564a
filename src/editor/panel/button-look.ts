/**
 * Attributes of an opener that looks as a button: words on the text color of the site. In a theme without the two colors
 * it is words alone.
 *
 * @param palette Colors of the editor.
 */
export const buttonLook = ( palette: readonly { slug: string }[] ): Record< string, unknown > => ( {
	display: 'text',
	...( [ 'base', 'contrast' ].every( ( slug ) => palette.some( ( color ) => color.slug === slug ) )
		? {
				backgroundColor: 'contrast',
				textColor: 'base',
				style: {
					spacing: { padding: { top: '0.9em', right: '1.6em', bottom: '0.9em', left: '1.6em' } },
				},
			}
		: {} ),
} );
