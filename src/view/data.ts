/**
 * Reads the data that PHP prints for a script module (filter `script_module_data_@eidan/<name>`): addresses, texts, the
 * site owner's settings.
 *
 * Everything a view requests, loads or navigates to must come from here, never from a block's attributes. Anyone who
 * may write a post may write any `data-` attribute, and elements with any id, but no scripts.
 *
 * @param name Name of the module, after `@eidan/`.
 * @return The data. An empty object if it is missing or invalid.
 */
export function dataOf< T extends object >( name: string ): Partial< T > {
	try {
		const data: unknown = JSON.parse(
			document.querySelector( `script[id="wp-script-module-data-@eidan/${ name }"][type="application/json"]` )!
				.textContent!
		);
		// Callers read properties of the result, so it must be an object whatever the JSON holds.
		return Object( data ) as Partial< T >;
	} catch {
		return {};
	}
}
