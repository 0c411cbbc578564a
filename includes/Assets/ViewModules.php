<?php
/**
 * How the view modules of a page come.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use Eidan\Support\Memory;

/**
 * Arranges the view modules that a page needs, before WordPress prints them: modules that come together are one file,
 * and modules of blocks wait until a visitor comes near.
 *
 * A file of several modules keeps their IDs: the address of each becomes that of the file, which exports what all of
 * them export. So whatever imports one of them gets it. Modules that wait are taken out of WordPress's queue, and the
 * module `@eidan/near` imports them by their ID.
 */
final class ViewModules {

	/** The module that loads those that wait. */
	private const NEAR = '@eidan/near';

	/** Fewer than that do not wait: the module that waits for them is a request, too. */
	private const FEWEST = 3;

	/**
	 * Addresses of files of several modules, by module ID.
	 *
	 * @var array<string, string>
	 */
	private array $addresses = array();

	/**
	 * IDs of modules that wait, by the name of their root elements.
	 *
	 * @var array<string, string>
	 */
	private array $waiting = array();

	/**
	 * Whether WordPress replaces parts of this page without loading it.
	 *
	 * @var bool
	 */
	private bool $is_exchanged = false;

	/**
	 * Actions `wp_head` and `wp_footer`, shortly before WordPress prints modules there: in the head of block themes,
	 * which have rendered the page by then, otherwise in the footer.
	 */
	public static function arrange(): void {
		if ( wp_is_block_theme() !== doing_action( 'wp_head' ) ) {
			return;
		}
		foreach ( Assets::manifest()['groups'] as $name => $group ) {
			self::join( $name, $group, self::queue() );
		}
		self::hold( self::queue() );
	}

	/**
	 * Filter `script_module_loader_src`: the file in which the module is.
	 *
	 * @param mixed $src Address.
	 * @param mixed $id  Module ID.
	 */
	public static function src( mixed $src, mixed $id = '' ): mixed {
		return is_string( $id ) ? self::memory()->addresses[ $id ] ?? $src : $src;
	}

	/**
	 * Filter `script_module_data_@eidan/near`: what waits.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		return is_array( $data ) ? $data + self::memory()->waiting : $data;
	}

	/**
	 * Filter `render_block`: notices regions that WordPress's router replaces. What is new in them brings its modules
	 * as the router finds them, in script elements. So on such a page no module waits.
	 *
	 * @param mixed $content Rendered block.
	 */
	public static function look( mixed $content ): mixed {
		if ( is_string( $content ) && str_contains( $content, 'data-wp-router-region' ) ) {
			self::memory()->is_exchanged = true;
		}
		return $content;
	}

	/**
	 * Filter `wp_script_attributes`: low priority for our modules on WordPress 6.8, which does not know it.
	 *
	 * @param mixed $attributes Attributes of a script element.
	 */
	public static function wait_for_content( mixed $attributes ): mixed {
		if (
			is_array( $attributes )
			&& ! isset( $attributes['fetchpriority'] )
			&& is_string( $attributes['id'] ?? null )
			&& 1 === preg_match( '~^@?eidan[/-].*-js-module$~', $attributes['id'] )
		) {
			$attributes['fetchpriority'] = 'low';
		}
		return $attributes;
	}

	/**
	 * Uses one file for a group of modules if all of them are on the page, or all but one of many.
	 *
	 * @param string       $name  Name of the group.
	 * @param array{
	 *     dependencies: list<non-empty-string|array{id: non-empty-string, import: 'dynamic'}>,
	 *     version: string,
	 *     members: list<non-empty-string>,
	 *     brings: list<non-empty-string>,
	 * } $group What the build wrote.
	 * @param list<string> $queue IDs of enqueued modules.
	 */
	private static function join( string $name, array $group, array $queue ): void {
		$members = $group['members'];
		$present = array_values( array_intersect( $members, $queue ) );
		$missing = count( $members ) - count( $present );
		if (
			array() === $present
			|| $missing > ( 3 < count( $members ) ? 1 : 0 )
			|| array() !== array_intersect_key( self::memory()->addresses, array_flip( $members ) )
		) {
			return;
		}
		$url     = Assets::url( "groups/$name.js" );
		$address = add_query_arg( 'ver', $group['version'], $url );
		$all     = array( ...$members, ...$group['brings'] );

		self::memory()->addresses += array_fill_keys( $all, $address );
		if ( array() === array_diff( $present, array_keys( Assets::manifest()['roots'] ) ) ) {
			// They may wait, by their own IDs.
			return;
		}
		// One script element in their place. What it imports is listed as imported later, so that it is in the import
		// map and not preloaded.
		$imports = $group['brings'];
		foreach ( $group['dependencies'] as $dependency ) {
			$imports[] = is_array( $dependency ) ? $dependency['id'] : $dependency;
		}
		foreach ( $present as $id ) {
			wp_dequeue_script_module( $id );
			if ( has_filter( "script_module_data_$id" ) ) {
				// WordPress prints the data of modules in the import map.
				$imports[] = $id;
			}
		}
		$id = "@eidan/group-$name";

		self::memory()->addresses[ $id ] = $address;
		self::enqueue( $id, $url, $group['version'], $imports );
	}

	/**
	 * Takes modules that may wait out of the queue.
	 *
	 * @param list<string> $queue IDs of enqueued modules.
	 */
	private static function hold( array $queue ): void {
		$may_wait = array_values( array_intersect( array_keys( Assets::manifest()['roots'] ), $queue ) );
		/**
		 * Filters which script modules of a page wait until a visitor comes near a block that needs them.
		 *
		 * @param list<string> $may_wait Module IDs, for instance '@eidan/slider'. A module that is taken out of the
		 *                               list is loaded with the page.
		 */
		$may_wait = array_filter( (array) apply_filters( 'eidan_waiting_modules', $may_wait ), 'is_string' );
		$roots    = array_intersect_key( Assets::manifest()['roots'], array_flip( $may_wait ) );
		$is_here  = isset( self::memory()->addresses[ self::NEAR ] );
		if ( self::memory()->is_exchanged || count( $roots ) < ( $is_here ? 1 : self::FEWEST ) ) {
			return;
		}
		foreach ( $roots as $id => $names ) {
			wp_dequeue_script_module( $id );
			self::memory()->waiting += array_fill_keys( $names, $id );
		}
		wp_deregister_script_module( self::NEAR );
		self::enqueue(
			self::NEAR,
			Assets::url( 'view/near.js' ),
			Assets::manifest()['modules']['near']['version'],
			array_keys( $roots )
		);
		if ( $is_here ) {
			// A file that is on the page anyway has it. It imports this ID, so its data is printed.
			wp_dequeue_script_module( self::NEAR );
		}
	}

	/**
	 * Enqueues a module that WordPress's router does not load: it would bring what the first page has.
	 *
	 * @param non-empty-string       $id
	 * @param non-empty-string       $url     Address.
	 * @param string                 $version Changes with the file.
	 * @param list<non-empty-string> $imports IDs of modules that it may import later.
	 */
	private static function enqueue( string $id, string $url, string $version, array $imports ): void {
		wp_enqueue_script_module(
			$id,
			$url,
			array_map(
				static fn( string $import ): array => array(
					'id'     => $import,
					'import' => 'dynamic',
				),
				array_values( array_unique( $imports ) )
			),
			$version,
			array(
				'in_footer'     => true,
				'fetchpriority' => 'low',
			)
		);
	}

	/**
	 * The modules that are enqueued so far.
	 *
	 * @return list<string> IDs.
	 */
	public static function queue(): array {
		$modules = wp_script_modules();
		if ( version_compare( get_bloginfo( 'version' ), '6.9', '>=' ) ) {
			return array_values( $modules->get_queue() );
		}
		// WordPress 6.8 does not tell, but prints as often as it is asked.
		ob_start();
		$modules->print_enqueued_script_modules();
		preg_match_all( '~ id="([^"]+)-js-module"~', (string) ob_get_clean(), $found );

		return $found[1];
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
