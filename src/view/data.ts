/**
 * What PHP prints for a module (filter `script_module_data_@eidan/<name>`): addresses, words, the owner's settings.
 *
 * Whatever a view asks, loads or goes to comes from here, never from a block's attributes: whoever may write a post may
 * write any `data-` attribute, and elements with any id, but no scripts.
 *
 * @param name Name of the module, after `@eidan/`.
 * @return The data; what is missing, or is no object, is empty.
 */
export function dataOf< T extends object >( name: string ): Partial< T > {
	try {
		const data: unknown = JSON.parse(
			document.querySelector( `script[id="wp-script-module-data-@eidan/${ name }"][type="application/json"]` )!
				.textContent!
		);
		// Whatever else it is, its members are read.
		return Object( data ) as Partial< T >;
	} catch {
		return {};
	}
}
