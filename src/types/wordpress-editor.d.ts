// Types of packages that WordPress provides. The build treats them as externals, and they are not installed.

declare module '@wordpress/plugins' {
	import type { ComponentType } from 'react';

	export function registerPlugin( name: string, settings: { render: ComponentType; icon?: unknown } ): void;
}

declare module '@wordpress/editor' {
	import type { ComponentType, ReactNode } from 'react';
	import type { StoreDescriptor } from '@wordpress/data';

	export const store: StoreDescriptor;
	export const PluginPostStatusInfo: ComponentType< { className?: string; children: ReactNode } >;
	export const PluginDocumentSettingPanel: ComponentType< {
		name: string;
		title: string;
		className?: string;
		icon?: unknown;
		children: ReactNode;
	} >;
}
