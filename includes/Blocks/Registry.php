<?php
/**
 * Registers the blocks and loads their view modules only if needed.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Assets\BlockAssets;
use Eidan\Languages\Languages;
use Eidan\ImageOverlay\Gradient;
use Eidan\Shop\WooCommerceRequirement;
use Eidan\Support\Attributes;
use Eidan\Support\BlockJson;
use Eidan\Support\Memory;
use Eidan\Support\Sample;
use WP_Block;

/**
 * Block registration.
 */
final class Registry {

	/**
	 * Metadata of the blocks by folder name, as built.
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $blocks = array();

	/**
	 * View modules by block name, held back from WordPress; see hold_view_modules().
	 *
	 * @var array<string, list<string>>
	 */
	private array $view_modules = array();

	/**
	 * Registers every block of the manifest.
	 */
	public static function register(): void {
		$manifest = EIDAN_DIR . '/build/blocks-manifest.php';
		if ( ! is_file( $manifest ) ) {
			return;
		}
		wp_register_block_metadata_collection( EIDAN_DIR . '/build', $manifest );
		/**
		 * Metadata by folder name.
		 *
		 * @var array<string, array<string, mixed>> $blocks
		 */
		$blocks = require $manifest;

		self::memory()->blocks = $blocks;
		self::listen( $blocks );
		foreach ( array_keys( $blocks ) as $folder ) {
			/**
			 * Filters whether a block of the plugin is registered.
			 *
			 * @param bool   $register Whether to register it.
			 * @param string $folder   Folder name of the block, for instance 'image-gallery'.
			 */
			if ( ! (bool) apply_filters( 'eidan_register_block', true, $folder ) ) {
				unset( $blocks[ $folder ] );
			}
		}
		BlockAssets::register( $blocks );
		foreach ( array_keys( $blocks ) as $folder ) {
			register_block_type( EIDAN_DIR . '/build/' . $folder );
		}
	}

	/**
	 * Adds the listeners that blocks name in block.json: `"eidanHooks": [ [ "hook", "MyBlock::method", 10 ] ]`. Each
	 * gets one argument. Its class is loaded when the hook runs.
	 *
	 * @param array<string, array<string, mixed>> $blocks Metadata by folder name.
	 */
	private static function listen( array $blocks ): void {
		/**
		 * By block: hook, class below this namespace with its static method, priority.
		 *
		 * @var list<list<array{string, string, int}>> $hooks
		 */
		$hooks = array_column( $blocks, 'eidanHooks' );
		foreach ( array_merge( ...$hooks ) as [ $hook, $listener, $priority ] ) {
			/**
			 * Class and method.
			 *
			 * @var list<string>&callable $callback
			 */
			$callback = explode( '::', __NAMESPACE__ . '\\' . $listener );
			add_filter( $hook, $callback, $priority );
		}
	}

	/**
	 * Names of the blocks that say something in block.json.
	 *
	 * @param string $key Name of a field of ours, such as `eidanInExcerpts`.
	 * @return list<string>
	 */
	public static function with( string $key ): array {
		$folders = array_keys(
			array_filter( self::memory()->blocks, static fn( array $block ): bool => isset( $block[ $key ] ) )
		);

		return array_map( static fn( string $folder ): string => "eidan/$folder", $folders );
	}

	/**
	 * Renders a block with the class of the same name. What is `eidanPageOnly` opens above the page, or moves on it: in
	 * feeds, and in letters made of them, it would lie in the text.
	 *
	 * @param array<string, mixed> $attributes Attributes from WordPress.
	 * @param string               $content    Saved HTML, with its inner blocks rendered.
	 * @param WP_Block             $block
	 * @return string Escaped HTML; '' if a required plugin is missing, or the block is for pages only in a feed.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$class = __NAMESPACE__ . '\\'
			. str_replace( '-', '', ucwords( substr( (string) $block->name, strlen( 'eidan/' ) ), '-' ) );

		return is_subclass_of( $class, DynamicBlock::class ) && WooCommerceRequirement::is_met( (string) $block->name )
			&& ! ( is_feed() && true === BlockJson::says( (string) $block->name, 'eidanPageOnly' ) )
			? Sample::around(
				$attributes,
				static function () use ( $class, $attributes, $content, $block ): string {
					$valid  = Attributes::of( $block, $attributes );
					$render = static fn(): string => $class::render( $valid, $content, $block );
					// A block with a query shows entries.
					$html = isset( $valid['query'] ) ? Languages::root( $render ) : $render();

					return isset( $valid[ Gradient::ATTRIBUTE ] ) ? Gradient::apply( $html, $valid ) : $html;
				}
			)
			: '';
	}

	/**
	 * Adds the inserter's categories. Blocks of the shop are in WooCommerce's.
	 *
	 * @param mixed $categories Block categories.
	 */
	public static function add_category( mixed $categories ): mixed {
		if ( ! is_array( $categories ) ) {
			return $categories;
		}
		$own = array();
		foreach ( array(
			'eidan'       => __( 'Eidan: content', 'eidan' ),
			'eidan-lists' => __( 'Eidan: lists', 'eidan' ),
			'eidan-page'  => __( 'Eidan: header and page', 'eidan' ),
		) as $slug => $title ) {
			$own[] = array(
				'slug'  => $slug,
				'title' => $title,
				'icon'  => null,
			);
		}

		return array( ...$own, ...array_values( $categories ) );
	}

	/**
	 * Filter `block_type_metadata`: applies our filter to our own blocks. WordPress runs it for more than a hundred
	 * core blocks.
	 *
	 * @param mixed $metadata block.json.
	 */
	public static function metadata( mixed $metadata ): mixed {
		if ( ! self::is_ours( $metadata ) ) {
			return $metadata;
		}
		/**
		 * Filters the block.json of a block of the plugin before it is registered.
		 *
		 * WordPress's own filter `block_type_metadata` is given what comes out.
		 *
		 * @param array<string, mixed> $metadata block.json.
		 */
		return apply_filters( 'eidan_block_metadata', $metadata );
	}

	/**
	 * Filter `block_type_metadata_settings`: applies our filter to our own blocks. Those with `eidanRender` in their
	 * block.json are printed by PHP, those with `eidanSkipInnerBlocks` render their inner blocks themselves.
	 *
	 * @param mixed $settings Block type settings.
	 * @param mixed $metadata block.json.
	 */
	public static function settings( mixed $settings, mixed $metadata = null ): mixed {
		if ( ! self::is_ours( $metadata ) ) {
			return $settings;
		}
		if ( is_array( $settings ) && is_array( $metadata ) ) {
			if ( true === ( $metadata['eidanRender'] ?? null ) ) {
				$settings['render_callback'] = self::render( ... );
			}
			if ( true === ( $metadata['eidanSkipInnerBlocks'] ?? null ) ) {
				$settings['skip_inner_blocks'] = true;
			}
		}
		/**
		 * Filters the settings that a block of the plugin is registered with.
		 *
		 * WordPress's own filter `block_type_metadata_settings` is given what comes out.
		 *
		 * @param array<string, mixed> $settings Arguments of WP_Block_Type.
		 * @param array<string, mixed> $metadata block.json.
		 */
		return apply_filters( 'eidan_block_settings', $settings, $metadata );
	}

	/**
	 * Whether a block.json belongs to the plugin.
	 *
	 * @param mixed $metadata block.json.
	 */
	private static function is_ours( mixed $metadata ): bool {
		return is_array( $metadata )
			&& is_string( $metadata['name'] ?? null )
			&& str_starts_with( $metadata['name'], 'eidan/' );
	}

	/**
	 * Removes the view modules from a block's settings, so that WordPress does not load them for every instance.
	 *
	 * A block whose HTML needs no view (an accordion, a gallery without lightbox) loads no script.
	 *
	 * @param mixed $settings Block type settings.
	 * @param mixed $metadata block.json.
	 */
	public static function hold_view_modules( mixed $settings, mixed $metadata = null ): mixed {
		if ( ! is_array( $settings ) || ! is_array( $metadata ) ) {
			return $settings;
		}
		$name = $metadata['name'] ?? '';
		if (
			! is_string( $name )
			|| ! str_starts_with( $name, 'eidan/' )
			|| ! is_array( $settings['view_script_module_ids'] ?? null )
		) {
			return $settings;
		}
		/**
		 * Script module ids.
		 *
		 * @var list<string> $ids
		 */
		$ids                                  = $settings['view_script_module_ids'];
		self::memory()->view_modules[ $name ] = $ids;
		$settings['view_script_module_ids']   = array();
		return $settings;
	}

	/**
	 * Names of blocks with a view module.
	 *
	 * @return list<string> Names, without `eidan/`.
	 */
	public static function with_view(): array {
		return array_map(
			static fn( string $name ): string => substr( $name, 6 ),
			array_keys( self::memory()->view_modules )
		);
	}

	/**
	 * Enqueues a block's view modules if its HTML has a root of the runtime.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 * @return mixed The same HTML.
	 */
	public static function enqueue_view_modules( mixed $content, mixed $block = null ): mixed {
		if ( ! is_string( $content ) || ! is_array( $block ) ) {
			return $content;
		}
		$name = $block['blockName'] ?? '';
		foreach ( is_string( $name ) ? self::memory()->view_modules[ $name ] ?? array() : array() as $id ) {
			// A shared module needs a root of its own name, a block's own module any root.
			$behaviour = str_starts_with( $id, '@eidan/' ) ? substr( $id, 7 ) : '';
			if ( str_contains( $content, ' data-eidan-' . $behaviour ) ) {
				wp_enqueue_script_module( $id );
			}
		}
		return $content;
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
