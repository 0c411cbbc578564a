<?php
/**
 * What the WP-CLI commands share.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Support;

use WP_CLI;
use WP_Error;

/**
 * Options of commands, and answers of the REST API's handlers in a terminal.
 */
final class Cli {

	/**
	 * An option as text.
	 *
	 * @param array<string, string|bool> $options Named arguments of the command, as WP-CLI gives them.
	 * @param string                     $name
	 * @return string|null Null if it is not given or has no value.
	 */
	public static function text( array $options, string $name ): ?string {
		$value = $options[ $name ] ?? null;

		return is_string( $value ) && '' !== trim( $value ) ? trim( $value ) : null;
	}

	/**
	 * An option that is one of some names. Ends the command with what can be written if it is another one.
	 *
	 * @param array<string, string|bool> $options Named arguments of the command.
	 * @param string                     $name
	 * @param list<string>               $names   What it may be.
	 */
	public static function choice( array $options, string $name, array $names ): ?string {
		$value = self::text( $options, $name );
		if ( null !== $value && ! in_array( $value, $names, true ) ) {
			WP_CLI::error( sprintf( '--%s=%s: there is %s.', $name, $value, implode( ', ', $names ) ) );
		}

		return $value;
	}

	/**
	 * Ends the command with an error and what it says of single values.
	 *
	 * @param WP_Error $error
	 * @return never
	 */
	public static function fail( WP_Error $error ): never {
		$data   = $error->get_error_data();
		$single = is_array( $data ) && is_array( $data['params'] ?? null ) ? $data['params'] : array();
		foreach ( $single as $name => $text ) {
			WP_CLI::log( "$name: " . Text::of( $text ) );
		}
		WP_CLI::error( $error->get_error_message() );
	}

	/**
	 * An option with a value, for the description of a command.
	 *
	 * @param string $name
	 * @param string $words     Description.
	 * @param bool   $is_needed Whether it is required.
	 * @return array<string, string|bool>
	 */
	public static function option( string $name, string $words, bool $is_needed = false ): array {
		return array(
			'type'        => 'assoc',
			'name'        => $name,
			'description' => $words,
			'optional'    => ! $is_needed,
		);
	}

	/**
	 * An option without a value, for the description of a command.
	 *
	 * @param string $name
	 * @param string $words Description.
	 * @return array<string, string|bool>
	 */
	public static function flag( string $name, string $words ): array {
		return array(
			'type'        => 'flag',
			'name'        => $name,
			'description' => $words,
			'optional'    => true,
		);
	}

	/**
	 * A name without `--`, for the description of a command.
	 *
	 * @param string $name
	 * @param string $words     Description.
	 * @param bool   $is_needed Whether it is required.
	 * @return array<string, string|bool>
	 */
	public static function word( string $name, string $words, bool $is_needed = true ): array {
		return array(
			'type'        => 'positional',
			'name'        => $name,
			'description' => $words,
			'optional'    => ! $is_needed,
		);
	}

	/**
	 * Examples, for the description of a command.
	 *
	 * @param string ...$examples Commands.
	 */
	public static function examples( string ...$examples ): string {
		return "## EXAMPLES\n\n    " . implode( "\n    ", $examples );
	}
}
