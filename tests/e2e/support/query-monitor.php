<?php
/**
 * Writes what Query Monitor found about Eidan in each request to a file, one line of JSON a request.
 */

// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.Security -- the test site.

add_action(
	'shutdown',
	static function (): void {
		if ( ! class_exists( 'QM_Collectors' ) ) {
			return;
		}
		$collectors = QM_Collectors::init();
		$collectors->process();
		$ours  = static fn ( array $stack ): bool => str_contains( implode( ' ', $stack ), 'Eidan\\' );
		$rows  = (array) ( QM_Collectors::get( 'db_queries' )->get_data()->rows ?? array() );
		$stack = static fn ( array $row ): array => isset( $row['trace'] )
			? $row['trace']->get_stack()
			: (array) ( $row['stack'] ?? array() );
		$plain = static fn ( array $row ): string => (string) preg_replace( '/\s+/', ' ', $row['sql'] );
		$count = array();
		foreach ( $rows as $row ) {
			if ( $ours( $stack( $row ) ) ) {
				$count[ $plain( $row ) ][] = implode( ' < ', array_slice( $stack( $row ), 0, 6 ) );
			}
		}
		$found = array(
			'url'     => $_SERVER['REQUEST_URI'] ?? '',
			'queries' => count( $rows ),
			'ours'    => array_sum( array_map( 'count', $count ) ),
			'twice'   => array_filter( $count, static fn ( array $callers ): bool => 1 < count( $callers ) ),
			'wrong'   => array(),
			'errors'  => array(),
		);
		foreach ( (array) ( QM_Collectors::get( 'doing_it_wrong' )->get_data()->actions ?? array() ) as $wrong ) {
			if ( $ours( $wrong->get_trace()->get_stack() ) ) {
				$found['wrong'][] = $wrong->get_message();
			}
		}
		foreach ( (array) ( QM_Collectors::get( 'php_errors' )->get_data()->errors ?? array() ) as $level => $errors ) {
			foreach ( (array) $errors as $error ) {
				$text = wp_json_encode( $error );
				if ( str_contains( (string) $text, 'eidan' ) || str_contains( (string) $text, 'Eidan' ) ) {
					$found['errors'][] = "$level: $text";
				}
			}
		}
		$file = WP_CONTENT_DIR . '/query-monitor.jsonl';
		file_put_contents( $file, wp_json_encode( $found ) . "\n", FILE_APPEND | LOCK_EX );
	},
	8
);
