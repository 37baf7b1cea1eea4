<?php
/**
 * Plugin Name:       Marquee Events
 * Description:       Shows events of a Marquee catalogue as a block or with the shortcode [marquee]. No account, no cookies.
 * Version:           0.2.0
 * Requires at least: 6.3
 * Requires PHP:      7.4
 * License:           MIT
 * Text Domain:       marquee-events
 *
 * @package Marquee
 */

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

/** Each widget with the attribute that its path contains, or null. */
const MARQUEE_EVENTS_WIDGETS = array(
	'events'           => null,
	'city'             => 'city',
	'event'            => 'slug',
	'artist'           => 'slug',
	'demand-it'        => null,
	'venue'            => 'slug',
	'series'           => 'slug',
	'plan'             => 'slug',
	'articles'         => null,
	'follow-city'      => 'city',
	'submit-event'     => null,
	'connect-calendar' => null,
);

/** The attributes of the block and of the shortcode, which become parameters of the widget. */
const MARQUEE_EVENTS_PARAMETERS = array(
	'city',
	'slug',
	'artist',
	'venue',
	'category',
	'lang',
	'limit',
	'layout',
	'search',
	'past',
	'theme',
	'accent',
	'background',
	'radius',
	'font',
	'title',
	'credit',
	'images',
	'locale',
	'tz',
	'ref',
);

/** Returns the address of the widgets' host without a slash at the end, or an empty text if none is set. */
function marquee_events_host() {
	return untrailingslashit( esc_url_raw( get_option( 'marquee_events_host', '' ), array( 'http', 'https' ) ) );
}

/**
 * Returns the HTML of a widget: a placeholder with a link, which the script of the host replaces.
 *
 * @param array|string $attributes Attributes of the block or of the shortcode.
 */
function marquee_events_render( $attributes ) {
	$host   = marquee_events_host();
	$given  = is_array( $attributes ) ? $attributes : array();
	$widget = isset( $given['widget'] ) && array_key_exists( $given['widget'], MARQUEE_EVENTS_WIDGETS ) ? $given['widget'] : 'events';
	$named  = MARQUEE_EVENTS_WIDGETS[ $widget ];
	if ( '' === $host || ( null !== $named && empty( $given[ $named ] ) ) ) {
		return marquee_events_notice( $host, $named );
	}
	$values = array( 'marquee' => $widget );
	foreach ( MARQUEE_EVENTS_PARAMETERS as $name ) {
		if ( isset( $given[ $name ] ) && is_scalar( $given[ $name ] ) && '' !== (string) $given[ $name ] && false !== $given[ $name ] ) {
			$values[ $name ] = true === $given[ $name ] ? '1' : (string) $given[ $name ];
		}
	}
	return marquee_events_show( $host, $widget, $values );
}

/** Returns the HTML of a widget with these parameters. */
function marquee_events_show( $host, $widget, $values ) {
	$address = marquee_events_address( $host, $widget, $values );
	if ( defined( 'REST_REQUEST' ) && REST_REQUEST ) {
		// The preview of the editor runs no scripts.
		return sprintf( '<iframe src="%s" title="Marquee" style="width:100%%;height:480px;border:0"></iframe>', esc_url( $address ) );
	}
	$script = 'events' === $widget ? 'events.v1.js' : 'embed.v1.js';
	wp_enqueue_script( 'marquee-' . $script, $host . '/' . $script, array(), null, array( 'strategy' => 'async' ) ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- the version is in the name.
	return marquee_events_placeholder( $values, $address );
}

/**
 * Returns the HTML for the address of a widget in a paragraph of its own. In contrast to a frame of oEmbed, it fits its content.
 *
 * @param array $found The widget, the value in its path and its query.
 */
function marquee_events_embed( $found ) {
	$widget = $found[1];
	$named  = isset( MARQUEE_EVENTS_WIDGETS[ $widget ] ) ? MARQUEE_EVENTS_WIDGETS[ $widget ] : null;
	$value  = isset( $found[2] ) ? rawurldecode( $found[2] ) : '';
	if ( ! array_key_exists( $widget, MARQUEE_EVENTS_WIDGETS ) || ( null === $named ) !== ( '' === $value ) ) {
		return false;
	}
	parse_str( isset( $found[3] ) ? wp_specialchars_decode( $found[3] ) : '', $given );
	$values = array( 'marquee' => $widget );
	if ( null !== $named ) {
		$values[ $named ] = $value;
	}
	foreach ( $given as $name => $text ) {
		if ( preg_match( '/^[a-z][a-z_]*$/', (string) $name ) && is_string( $text ) && '' !== $text ) {
			$values[ $name ] = $text;
		}
	}
	return marquee_events_show( marquee_events_host(), $widget, $values );
}

/** Tells an editor, but no visitor, what is missing. */
function marquee_events_notice( $host, $named ) {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	$text = '' === $host
		? __( 'Set the address of the widgets in Settings → Marquee Events.', 'marquee-events' )
		/* translators: %s: name of an attribute, such as city. */
		: sprintf( __( 'This widget needs the attribute “%s”.', 'marquee-events' ), $named );
	return '<p>' . esc_html( $text ) . '</p>';
}

/** Returns the address of the page of a widget, for readers without script. */
function marquee_events_address( $host, $widget, $values ) {
	$named = MARQUEE_EVENTS_WIDGETS[ $widget ];
	$path  = null === $named ? '' : '/' . rawurlencode( $values[ $named ] );
	unset( $values['marquee'] );
	if ( null !== $named ) {
		unset( $values[ $named ] );
	}
	$query = http_build_query( $values, '', '&', PHP_QUERY_RFC3986 );
	return $host . '/embed/' . $widget . $path . ( '' === $query ? '' : '?' . $query );
}

/** Returns the element that the script replaces, with a link as its content. */
function marquee_events_placeholder( $values, $address ) {
	$attributes = '';
	foreach ( $values as $name => $value ) {
		$attributes .= sprintf( ' data-%s="%s"', esc_attr( $name ), esc_attr( $value ) );
	}
	return sprintf( '<div%s><a href="%s">%s</a></div>', $attributes, esc_url( $address ), esc_html__( 'Events', 'marquee-events' ) );
}

add_action(
	'init',
	function () {
		register_block_type( __DIR__, array( 'render_callback' => 'marquee_events_render' ) );
		add_shortcode( 'marquee', 'marquee_events_render' );
		$host = marquee_events_host();
		if ( '' !== $host ) {
			$pattern = '#^' . preg_quote( $host . '/embed/', '#' ) . '([a-z-]+)(?:/([^/?\\#]+))?/?(?:\\?([^\\#]*))?$#';
			wp_embed_register_handler( 'marquee', $pattern, 'marquee_events_embed' );
		}
	}
);

/* The settings page of WordPress checks the nonce and the permission, because it uses register_setting and settings_fields. */
add_action(
	'admin_init',
	function () {
		register_setting(
			'marquee_events',
			'marquee_events_host',
			array(
				'type'              => 'string',
				'default'           => '',
				'sanitize_callback' => function ( $value ) {
					return untrailingslashit( esc_url_raw( trim( (string) $value ), array( 'http', 'https' ) ) );
				},
			)
		);
	}
);

add_action(
	'admin_menu',
	function () {
		add_options_page( 'Marquee Events', 'Marquee Events', 'manage_options', 'marquee-events', 'marquee_events_settings' );
	}
);

/** Shows the settings page. */
function marquee_events_settings() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'marquee_events' ); ?>
			<p>
				<label for="marquee_events_host"><?php esc_html_e( 'Address of the widgets', 'marquee-events' ); ?></label><br>
				<input class="regular-text" type="url" id="marquee_events_host" name="marquee_events_host"
					value="<?php echo esc_attr( get_option( 'marquee_events_host', '' ) ); ?>" placeholder="https://widgets.example.org" required>
			</p>
			<?php submit_button(); ?>
		</form>
	</div>
	<?php
}
