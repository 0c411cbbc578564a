<?php
/**
 * Switches of the test shop. A test names them in the cookie `eidan_switches`, with dots between them. They hold for
 * one browser only, so that tests can run at the same time.
 *
 * - `feature-off`: WooCommerce's order attribution is off.
 * - `woocommerce`: WooCommerce's own attribution scripts run.
 * - `owner-off`: the site does not track.
 * - `compact`, `promo`, `wait`: settings of the attribution, see below.
 * - `consent`: a stand-in for the WP Consent API, with opt-in.
 * - `late`: the type of consent is defined later, by script.
 * - `handle`, `source`: an analytics script, by its handle or its address.
 * - `popup`: every page has a popup that opens by itself.
 * - `classic`: a classic theme.
 * - `taxed`: the shop calculates taxes.
 * - `entered-incl`, `entered-excl`, `shown-incl`, `shown-excl`: how prices are entered, and shown in shop and cart.
 * - `decimals-0` and so on: the number of decimals of prices.
 * - `posts`: orders are posts.
 * - `jquery-plugin`: another plugin has a script that depends on jQuery.
 * - `late-products`: another plugin prints products at the end of the page.
 * - `http-only`: scripts cannot read WooCommerce's cookies.
 * - `rest-closed`: another plugin closes the REST API to visitors.
 * - `shop-quantity` and so on: a setting of Eidan's shop layer is on.
 * - `search-terms` and so on: a setting of Eidan's search is on.
 * - `theme-twentytwentyone` and so on: another theme, which the test has copied to the site.
 * - `four-a-page`: WooCommerce shows four products on a page.
 * - `own-settings`: an owner changes Eidan's settings, beginning with lean pages, for this browser only. They are kept in
 *   the option `eidan_own_settings`.
 */

// phpcs:disable -- switches of a test site.

namespace {
	$eidan_switches = explode( '.', $_COOKIE['eidan_switches'] ?? '' );
	$GLOBALS['eidan_switches'] = $eidan_switches;

	if ( in_array( 'consent', $eidan_switches, true ) ) {
		// Stand-in for the WP Consent API, as WooCommerce and consent plugins use it. In PHP the answer is always no:
		// the page may have been cached for a visitor who had not answered yet.
		class WP_CONSENT_API {}

		function wp_has_consent( $category ) {
			return false;
		}

		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				$late = in_array( 'late', $GLOBALS['eidan_switches'], true );
				wp_register_script( 'wp-consent-api', false, array(), '1', true );
				wp_enqueue_script( 'wp-consent-api' );
				wp_add_inline_script(
					'wp-consent-api',
					( $late ? 'window.waitfor_consent_hook = true;' : 'window.wp_consent_type = "optin";' ) . '
					window.wp_has_consent = ( category ) => {
						const type = window.wp_consent_type;
						const cookie = ( document.cookie.match( new RegExp( "(?:^|; )wp_consent_" + category + "=(\\\\w+)" ) ) || [] )[ 1 ] || "";
						return ! type || ( type.includes( "optout" ) && ! cookie ) || cookie === "allow";
					};
					window.wp_set_consent = ( category, value ) => {
						document.cookie = "wp_consent_" + category + "=" + value + "; path=/";
						const detail = [];
						detail[ category ] = value;
						document.dispatchEvent( new CustomEvent( "wp_listen_for_consent_change", { detail } ) );
					};
					window.wp_set_type = ( type ) => {
						window.wp_consent_type = type;
						document.dispatchEvent( new CustomEvent( "wp_consent_type_defined" ) );
					};'
				);
			},
			PHP_INT_MAX - 100
		);
	}

	if ( in_array( 'feature-off', $eidan_switches, true ) ) {
		add_filter( 'pre_option_woocommerce_feature_order_attribution_enabled', static fn() => 'no' );
	}

	add_filter(
		'option_eidan_settings',
		static function ( $settings ) {
			$settings = is_array( $settings ) ? $settings : array();
			foreach ( array(
				'woocommerce' => array( 'engine' => 'woocommerce' ),
				'compact'     => array( 'compact' => true ),
				'promo'       => array( 'promo' => true ),
				'wait'        => array( 'waitForConsent' => true ),
				'source'      => array( 'analyticsSource' => 'https://analytics.example/script.js' ),
				'handle'      => array( 'analyticsHandle' => 'test-analytics' ),
			) as $switch => $changes ) {
				if ( in_array( $switch, $GLOBALS['eidan_switches'], true ) ) {
					$settings['attribution'] = $changes + ( $settings['attribution'] ?? array() );
				}
			}
			foreach ( $GLOBALS['eidan_switches'] as $switch ) {
				if ( str_starts_with( $switch, 'shop-' ) ) {
					$settings['shop'][ substr( $switch, 5 ) ] = true;
				}
				if ( str_starts_with( $switch, 'search-' ) ) {
					$settings['search'][ substr( $switch, 7 ) ] = true;
				}
			}
			return $settings;
		}
	);

	if ( in_array( 'own-settings', $eidan_switches, true ) ) {
		add_filter(
			'pre_option_eidan_settings',
			static fn () => get_option( 'eidan_own_settings', array( 'shop' => array( 'lean' => true ) ) )
		);
		add_filter(
			'pre_update_option_eidan_settings',
			static function ( $settings, $before ) {
				update_option( 'eidan_own_settings', $settings );
				return $before;
			},
			PHP_INT_MAX,
			2
		);
	}

	if ( in_array( 'handle', $eidan_switches, true ) ) {
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_register_script( 'test-analytics-base', '/analytics-base.js', array(), '1', true );
				wp_enqueue_script( 'test-analytics', '/analytics.js', array( 'test-analytics-base' ), '1', false );
				wp_add_inline_script( 'test-analytics', 'window.order = [ "before" ]', 'before' );
				wp_add_inline_script( 'test-analytics', 'window.order.push( "after" )' );
			}
		);
	}

	if ( in_array( 'classic', $eidan_switches, true ) && is_dir( __DIR__ . '/eidan-themes' ) ) {
		register_theme_directory( __DIR__ . '/eidan-themes' );
		add_filter( 'pre_option_template', static fn() => 'eidan-classic' );
		add_filter( 'pre_option_stylesheet', static fn() => 'eidan-classic' );
	}

	if ( in_array( 'jquery-plugin', $eidan_switches, true ) ) {
		add_action(
			'wp_enqueue_scripts',
			static function (): void {
				wp_register_script( 'test-jquery-plugin', false, array( 'jquery' ), '1', true );
				wp_enqueue_script( 'test-jquery-plugin' );
				wp_add_inline_script( 'test-jquery-plugin', 'jQuery( document.body ).attr( "data-other-plugin", "ran" )' );
			}
		);
	}

	if ( in_array( 'late-products', $eidan_switches, true ) ) {
		add_action(
			'wp_footer',
			static function (): void {
				echo do_shortcode( '[products ids="' . get_option( 'eidan_test_product' ) . '"]' );
			},
			5
		);
	}

	if ( in_array( 'http-only', $eidan_switches, true ) ) {
		add_filter( 'woocommerce_cookie_httponly', '__return_true' );
	}

	if ( in_array( 'rest-closed', $eidan_switches, true ) ) {
		// As security plugins close the REST API to visitors.
		add_filter(
			'rest_authentication_errors',
			static fn ( $errors ) => $errors ?? ( is_user_logged_in()
				? $errors
				: new WP_Error( 'rest_cannot_access', 'DRA: Only authenticated users can access the REST API.', array( 'status' => 401 ) ) )
		);
	}

	foreach ( $eidan_switches as $eidan_switch ) {
		if ( str_starts_with( $eidan_switch, 'theme-' ) ) {
			foreach ( array( 'template', 'stylesheet' ) as $eidan_name ) {
				add_filter( "pre_option_$eidan_name", static fn () => preg_replace( '/[^a-z]/', '', substr( $eidan_switch, 6 ) ) );
			}
		}
	}

	if ( in_array( 'four-a-page', $eidan_switches, true ) ) {
		add_filter( 'loop_shop_per_page', static fn() => 4 );
	}

	/** Options of WooCommerce that switches set, for this request. */
	function eidan_switch_options( array $switches ): void {
		$options = array();
		foreach ( $switches as $switch ) {
			list( $name, $value ) = explode( '-', $switch, 2 ) + array( '', '' );
			$options += match ( $name ) {
				'taxed'    => array( 'woocommerce_calc_taxes' => 'yes' ),
				'entered'  => array( 'woocommerce_prices_include_tax' => 'incl' === $value ? 'yes' : 'no' ),
				'shown'    => array( 'woocommerce_tax_display_shop' => $value, 'woocommerce_tax_display_cart' => $value ),
				'decimals' => array( 'woocommerce_price_num_decimals' => $value ),
				'posts'    => array( 'woocommerce_custom_orders_table_enabled' => 'no' ),
				default    => array(),
			};
		}
		foreach ( $options as $option => $value ) {
			add_filter( "pre_option_$option", static fn() => $value );
		}
	}
	eidan_switch_options( $eidan_switches );

	if ( in_array( 'owner-off', $eidan_switches, true ) ) {
		add_filter( 'wc_order_attribution_allow_tracking', '__return_false' );
	}

	if ( in_array( 'popup', $eidan_switches, true ) ) {
		add_action(
			'template_redirect',
			static function (): void {
				// Render the block before the head is printed, as the head lists the modules to load.
				$popup = do_blocks(
					'<!-- wp:eidan/panel {"kind":"popup","label":"Offer","delay":1} -->'
						. '<div class="wp-block-eidan-panel" id="offer"><div class="eidan-panel__content">'
						. '<!-- wp:paragraph --><p>Ten percent off</p><!-- /wp:paragraph --></div></div>'
						. '<!-- /wp:eidan/panel -->'
				);
				add_action(
					'wp_body_open',
					static function () use ( $popup ): void {
						echo $popup;
					}
				);
			}
		);
	}
}
