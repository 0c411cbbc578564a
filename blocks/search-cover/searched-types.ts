declare global {
	interface Window {
		/** Set by `Panels\SearchedTypes`. */
		eidanSearchedTypes?: { value: string; label: string }[];
	}
}

/** Post types that visitors can search, also those that the author may not edit. */
export const searchedTypes = () => window.eidanSearchedTypes ?? [];
