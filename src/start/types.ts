/** A widget of the gallery. */
export interface Widget {
	name: string;
	title: string;
	description: string;
	/** Address of its image; '' if there is none. */
	image: string;
	/** Address of a new page that begins with it. */
	url: string;
}

/** What the server prints with the screen: includes/Plugin/Start.php. */
export interface StartData {
	widgets: Widget[];
	/** Addresses of the images of kinds of sites, by `kind-style`; '' where there is none. */
	images: Record< string, string >;
	/** Pages of the guide. */
	guide: { title: string; url: string }[];
	/** Address of Settings › Eidan. */
	settings: string;
	/** Address of the site, with a slash at its end. */
	home: string;
	/** Address of the screen where WooCommerce is installed; '' for those who may not install plugins. */
	install: string;
	mayImport: boolean;
	mayStyle: boolean;
	/** Whether the site has nothing of its own, so that previews show a kind of site. */
	fresh: boolean;
	/** Whether WooCommerce is active. */
	shop: boolean;
	/** Whether an import of the demo has stopped before its end. */
	unfinished: boolean;
	/** Addresses where the header and the footer of the theme are edited. */
	edit: Record< 'header' | 'footer', string >;
}

/** A kind of site. */
export interface Starter {
	slug: string;
	name: string;
	description: string;
	/** Names of its pages. */
	pages: string[];
	/** Why it cannot be had on this site; '' where it can. */
	needs?: string;
}

export interface Style {
	slug: string;
	name: string;
	description: string;
	/** Hex values. */
	colors: string[];
	/** Names of typefaces. */
	fonts: string[];
	/** Address of the front page in this style. Nothing is stored when it is opened. '' where the theme takes no style. */
	preview: string;
}

/** A header or a footer. */
export interface Part {
	slug: string;
	title: string;
}

/** Answer of `eidan/v1/starters` and `eidan/v1/style`. */
export interface Starters {
	starters: Starter[];
	styles: Style[];
	headers: Part[];
	footers: Part[];
	current: {
		starter: string | null;
		style: string | null;
		header: string | null;
		footer: string | null;
		/** The style that was chosen for a demo that is there, whole or in part. */
		chosen?: string | null;
	};
	/** Names of what Eidan has changed on the site. */
	changes: string[];
	/** Whether the theme takes styles and template parts. */
	fits: boolean;
	/** Why not, in words. */
	reason?: string;
	/** Whether an import of the demo has stopped before its end. */
	unfinished?: boolean;
	/** Names of what was edited since and therefore was not put back. */
	kept?: string[];
	/** Parts that a style did not change, because they were edited, and where they are edited. */
	stays?: Edited[];
}

/** A header or footer of the owner's. */
export interface Edited {
	name: string;
	/** Where it is edited. */
	url: string;
}
