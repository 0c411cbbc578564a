<?php
/**
 * Checks of what the plugin needs from the site.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin;

use Eidan\Assets\StyleFiles;
use Eidan\Attribution\Compatibility;
use Eidan\Attribution\Options;
use Eidan\Attribution\Report\Backfill;
use Eidan\Posts\ContentTypes;
use Eidan\Settings\Settings;

/**
 * Each check looks at this site only. Nothing is requested from anywhere, and nothing is changed.
 *
 * What Instagram needs is a check of its own, {@see \Eidan\Instagram\Health}, since only some sites have an account.
 */
final class Checks {

	/** Checks of sites with a shop. */
	private const SHOP = array( 'attribution', 'report', 'speed' );

	/**
	 * Names of the checks.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_merge(
			array( 'files', 'styles', 'images', 'addresses' ),
			Compatibility::has_shop() ? self::SHOP : array()
		);
	}

	/**
	 * What a check finds.
	 *
	 * @param string $name One of names(); others are taken for `files`.
	 */
	public static function run( string $name ): Finding {
		return match ( $name ) {
			'styles'      => self::styles( StyleFiles::can_write() ),
			'images'      => self::images( self::can_read_images() ),
			'addresses'   => self::addresses(
				'' !== get_option( 'permalink_structure', '' ),
				self::types_with_pages()
			),
			'attribution' => self::attribution( Options::is_ours(), Compatibility::woocommerce_saves() ),
			'report'      => self::report( Backfill::state() ),
			'speed'       => self::speed( true === Settings::get( 'shop.lean' ) ),
			default       => self::files( is_readable( EIDAN_DIR . '/build/blocks-manifest.php' ) ),
		};
	}

	/**
	 * Whether the plugin's scripts and styles are there. A copy of the source code has none before it is built.
	 */
	public static function files( bool $are_there ): Finding {
		return $are_there
			? new Finding(
				'files',
				'good',
				__( 'All files of Eidan Blocks are in place', 'eidan' ),
				__( 'Scripts, styles and blocks of the plugin were found.', 'eidan' )
			)
			: new Finding(
				'files',
				'critical',
				__( 'Files of Eidan Blocks are missing', 'eidan' ),
				__( 'The folder “build” is missing or incomplete, so blocks do not work. Install the plugin again from its zip file; in a copy of the source code, run “npm run build”.', 'eidan' ),
				admin_url( 'plugin-install.php?tab=upload' ),
				__( 'Upload the plugin', 'eidan' )
			);
	}

	/**
	 * Whether the styles of a page can be one file.
	 *
	 * @param bool $can_write Whether WordPress can write into its uploads folder.
	 */
	public static function styles( bool $can_write ): Finding {
		return $can_write
			? new Finding(
				'styles',
				'good',
				__( 'Styles of each page are one file', 'eidan' ),
				__( 'WordPress can write into its uploads folder, so a page asks once for the styles of its blocks.', 'eidan' )
			)
			: new Finding(
				'styles',
				'recommended',
				__( 'Styles of each page are several files', 'eidan' ),
				__( 'WordPress cannot write into the folder “eidan-blocks” of its uploads folder, so each block of a page loads a file of its own. Pages look the same, but appear later. Ask your host to make the uploads folder writable.', 'eidan' )
			);
	}

	/**
	 * Whether PHP can open images of the kind that the demo has.
	 */
	public static function can_read_images(): bool {
		return wp_image_editor_supports( array( 'mime_type' => 'image/webp' ) );
	}

	/**
	 * Whether images can be read.
	 *
	 * @param bool $can_read Whether PHP can open WebP images.
	 */
	public static function images( bool $can_read ): Finding {
		return $can_read
			? new Finding(
				'images',
				'good',
				__( 'Words on images are readable', 'eidan' ),
				__( 'PHP can open images, so words on an image get as much shade as that image needs.', 'eidan' )
			)
			: new Finding(
				'images',
				'recommended',
				__( 'Words on images get the same shade everywhere', 'eidan' ),
				__( 'PHP lacks GD or ImageMagick with WebP, so images cannot be measured. Words on them are readable, on more shade than most images need. Ask your host to add one of these extensions.', 'eidan' )
			);
	}

	/**
	 * Whether items have addresses in words.
	 *
	 * @param bool         $has_structure Whether permalinks are anything but plain.
	 * @param list<string> $types         Names of content types whose items have pages.
	 */
	public static function addresses( bool $has_structure, array $types ): Finding {
		if ( $has_structure || array() === $types ) {
			return new Finding(
				'addresses',
				'good',
				__( 'Items have pages with addresses in words', 'eidan' ),
				__( 'Permalinks are on, so archives and filters of the content types have addresses of their own.', 'eidan' )
			);
		}

		return new Finding(
			'addresses',
			'recommended',
			__( 'Items have addresses in numbers', 'eidan' ),
			sprintf(
				/* translators: %s: names of content types. */
				__( 'Permalinks are plain, so there are no addresses such as /portfolio/. This concerns: %s.', 'eidan' ),
				implode( wp_get_list_item_separator(), $types )
			),
			admin_url( 'options-permalink.php' ),
			__( 'Permalinks', 'eidan' )
		);
	}

	/**
	 * Whether orders get their source.
	 *
	 * @param bool $is_on             Whether Eidan's engine runs.
	 * @param bool $woocommerce_saves Whether WooCommerce's own order attribution is on.
	 */
	public static function attribution( bool $is_on, bool $woocommerce_saves ): Finding {
		return $is_on || $woocommerce_saves
			? new Finding(
				'attribution',
				'good',
				__( 'Orders say where they come from', 'eidan' ),
				$is_on
					? __( 'Eidan’s order attribution is on.', 'eidan' )
					: __( 'WooCommerce’s order attribution is on, as chosen in Eidan’s settings.', 'eidan' )
			)
			: new Finding(
				'attribution',
				'recommended',
				__( 'Orders do not say where they come from', 'eidan' ),
				__( 'Eidan’s settings leave order attribution to WooCommerce, where it is off. Choose Eidan’s, or switch it on at WooCommerce › Settings › Advanced › Features.', 'eidan' ),
				self::settings( 'attribution' ),
				__( 'Attribution settings', 'eidan' )
			);
	}

	/**
	 * Whether the attribution report has all orders.
	 *
	 * @param array{done: int, total: int, finished: bool, tries: int, ...} $state Progress of its table.
	 */
	public static function report( array $state ): Finding {
		return match ( true ) {
			$state['finished'] => new Finding(
				'report',
				'good',
				__( 'The attribution report has all orders', 'eidan' ),
				__( 'Its table is complete; new orders are added as they come.', 'eidan' )
			),
			0 === $state['tries'] => new Finding(
				'report',
				'good',
				__( 'The attribution report is being filled', 'eidan' ),
				sprintf(
					/* translators: 1: orders done, 2: all orders. */
					_n(
						'%1$d of %2$d order is in its table. WooCommerce’s background tasks add the rest.',
						'%1$d of %2$d orders are in its table. WooCommerce’s background tasks add the rest.',
						$state['total'],
						'eidan'
					),
					$state['done'],
					$state['total']
				)
			),
			default => new Finding(
				'report',
				'recommended',
				__( 'The attribution report lacks orders', 'eidan' ),
				sprintf(
					/* translators: 1: orders done, 2: all orders. */
					__( 'Filling its table stopped at %1$d of %2$d orders and is tried again. If this stays, look for errors of “eidan_attribution_backfill” among the scheduled actions, or run “wp eidan attribution rebuild”.', 'eidan' ),
					$state['done'],
					$state['total']
				),
				admin_url( 'admin.php?page=wc-status&tab=action-scheduler&s=eidan_attribution' ),
				__( 'Scheduled actions', 'eidan' )
			),
		};
	}

	/**
	 * Whether pages without a shop load the shop's files.
	 *
	 * @param bool $is_lean The setting `shop.lean`.
	 */
	public static function speed( bool $is_lean ): Finding {
		return $is_lean
			? new Finding(
				'speed',
				'good',
				__( 'Pages without products load no files of the shop', 'eidan' ),
				__( 'WooCommerce’s scripts and styles are loaded only where something of the shop is shown.', 'eidan' )
			)
			: new Finding(
				'speed',
				'recommended',
				__( 'All pages load the shop’s files', 'eidan' ),
				__( 'WooCommerce loads its scripts and styles on every page. “Lean pages” keeps them to pages that show something of the shop.', 'eidan' ),
				self::settings( 'shop' ),
				__( 'Shop settings', 'eidan' )
			);
	}

	/**
	 * Names of content types whose items have pages.
	 *
	 * @return list<string>
	 */
	private static function types_with_pages(): array {
		$names = array();
		foreach ( ContentTypes::enabled() as $type ) {
			if ( $type->has_pages() ) {
				$names[] = $type->label();
			}
		}

		return $names;
	}

	/**
	 * Address of a tab of Settings › Eidan.
	 */
	private static function settings( string $tab ): string {
		return admin_url( 'options-general.php?page=' . Settings::PAGE . '#' . $tab );
	}
}
